/** Whether a process of this number runs on this machine. */
export function isAlive(id) {
  try {
    // The signal 0 only asks.
    return process.kill(id, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
