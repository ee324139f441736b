import { QueryClient } from '@tanstack/react-query'

const second = 1000
const minute = 60 * second

/** Waits 1 s before the first repeat, twice as long before each further one, never more than 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(second * 2 ** attempt, 30 * second)
}

/** The one client of the site: queries repeat three times, mutations never; what nobody uses is dropped after 5 minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 3, retryDelay, gcTime: 5 * minute },
    mutations: { retry: 0, gcTime: 5 * minute },
  },
})
