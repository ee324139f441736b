/** The current day in New York, `YYYY-MM-DD`. `BUILD_DATE` sets it for reproducible builds. */
export function today(): string {
  return process.env.BUILD_DATE ?? new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
}
