/** Whether a process of this number runs on this machine. */
export function isAlive(id: number): boolean
