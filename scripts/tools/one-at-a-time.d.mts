/** Does what only one process may do at a time, while a file is there that names it. */
export function oneAtATime<Result>(
  lock: string,
  act: () => Result | Promise<Result>,
  onWait?: (holder: number) => void,
): Promise<Result>
