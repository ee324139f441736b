import type { Facts } from '../model/facts.ts'
import type { Found } from '../model/issue.ts'
import type { RuleId } from '../rules/rules.ts'

/** What finds a rule about more than one file, or about the calendar. */
export type Check = (facts: Facts) => Found[]

/** What finds rules, by their id. One that finds several stands under one of them. */
export type Checks = { readonly [Id in RuleId]?: Check }
