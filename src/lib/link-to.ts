import { generatePath, type PathParam } from 'react-router-dom'
import * as routes from './routes.ts'

type Routes = typeof routes
/** The pattern of each name. */
export const patterns: Routes = routes

export type RouteName = keyof Routes
/** Files that are made beside the pages. */
export type FileName = Extract<RouteName, `${string}${'File' | 'Feed'}`>
/** Kinds of page. Each has a row in `src/pages/routes.ts`. */
export type PageKind = Exclude<RouteName, FileName | `${string}Page`>

/** What has to be filled in to get an address of a name. */
export type ParamsOf<Name extends RouteName> = Record<PathParam<Routes[Name]>, string>

/** The address of what has a name, its parameters filled in. What is fixed has none: `linkTo('contactPage')`. */
export function linkTo<Name extends RouteName>(
  name: Name,
  ...[params]: [PathParam<Routes[Name]>] extends [never] ? [] : [params: ParamsOf<Name>]
): string {
  return generatePath<string>(patterns[name], params)
}
