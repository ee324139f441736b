/** A market today and after ten years of the same growth, in billions of dollars. */
export interface Market {
  name: string
  from: number
  to: number
}

const lowest = 50
const highest = 20_000

/** The rules of logarithmic paper: nine to a decade, crowding toward the next. */
export const marketRules = [100, 1000, 10_000]
  .flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => step * decade))
  .concat([60, 70, 80, 90])
  .filter((value) => value > lowest && value < highest)

/** Where an amount stands on the ratio scale, in per cent from the top. */
export const marketHeight = (value: number) => {
  const share = Math.log(value / lowest) / Math.log(highest / lowest)
  return `${Math.round((1 - share) * 1000) / 10}%`
}
