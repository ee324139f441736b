/** State of the Transformation OS. */
export interface TransformationState {
  /** Id of the active step. */
  active: number
  xp: number
  level: 1 | 2
}

/** Seconds between two steps when they advance by themselves. */
export const advanceSeconds = 5
const clickReward = 10
/** The level rises on a click made with more XP than this. */
export const levelThreshold = 500

export const initialState: TransformationState = { active: 1, xp: 0, level: 1 }

/** The step after the active one; the first follows the last. */
export function advance(state: TransformationState, stepCount: number): TransformationState {
  return { ...state, active: (state.active % stepCount) + 1 }
}

/**
 * A click makes a step active and adds 10 XP. The level rises when the total was above 500 at the time of the click,
 * before its own reward: the 52nd click raises it.
 */
export function choose(state: TransformationState, step: number): TransformationState {
  return { active: step, xp: state.xp + clickReward, level: state.xp > levelThreshold ? 2 : state.level }
}
