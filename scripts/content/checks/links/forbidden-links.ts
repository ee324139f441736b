import * as routes from '#src/lib/routes.ts'

const unused = ['ai-transformation', 'operations-optimization', 'organizational-design', 'analytics-intelligence'].map(
  (name) => `${routes.servicesPage}/${name}`,
)

/** There are no accounts. */
export const signIn = ['/login', '/signin']

/** Whether it is the address that one of four services carries without having a page. */
export const isUnusedService = (path: string) => unused.includes(path)

/** Whether another rule already speaks about the address. */
export const isForbidden = (path: string) => isUnusedService(path) || signIn.includes(path)
