import type { ComponentType } from 'react'
import { expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { AgencyTable } from '#src/blocks/agency-table/agency-table.tsx'
import { loadAgencyTable, plainAgencyTable } from '#src/blocks/agency-table/row.ts'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { type BlockRow, withLoader, withPlain } from '#src/blocks/block-row.ts'
import { Metrics } from '#src/blocks/metrics/metrics.tsx'
import { loadMetrics, metrics, plainMetrics } from '#src/blocks/metrics/row.ts'
import type { Parts } from '#src/blocks/parts.ts'
import type { ShownBy } from '#src/blocks/rows.ts'
import { entryPages } from '#src/content/addresses.ts'
import { askServer } from '#src/desk/ui/server/ask-server.ts'
import { type FileName, linkTo, type PageKind } from '#src/lib/link-to.ts'
import { ArticleTemplate, type ArticleView } from '#src/pages/article/template.tsx'
import { JobTemplate, type JobView } from '#src/pages/job/template.tsx'
import { jobDraft } from '#src/pages/job/view.ts'
import type { files, PageRoute, routes, Shown, Template } from '#src/pages/routes.ts'
import { Refusal } from '../../scripts/desk/http/refusal.ts'
import type { Route, Routes } from '../../scripts/desk/routes/route.ts'

// Each line after `@ts-expect-error` is a mistake that has to be a type error: `npm run types` fails when it is none.

type Kinds = typeof routes

test('a view under the wrong template does not compile', () => {
  const row = { from: entryPages('jobs', () => 'job'), view: jobDraft }
  const right: PageRoute<JobView> = { ...row, template: JobTemplate }
  // @ts-expect-error: the view of a role in the template of a briefing
  const wrong: PageRoute<JobView> = { ...row, template: ArticleTemplate }
  expectTypeOf([right, wrong]).toExtend<PageRoute<JobView>[]>()
  expectTypeOf<{ kind: 'job'; view: JobView }>().toExtend<Shown>()
  // @ts-expect-error: a page of a role that shows a briefing
  expectTypeOf<{ kind: 'job'; view: ArticleView }>().toExtend<Shown>()
})

test('a template that shows another view does not compile', () => {
  expectTypeOf(ArticleTemplate).toExtend<Template<ArticleView>>()
  // @ts-expect-error: the template of briefings for roles
  expectTypeOf(ArticleTemplate).toExtend<Template<JobView>>()
})

test('a name of a kind of page without its row, or a file that says nothing of itself, does not compile', () => {
  expectTypeOf<keyof Kinds>().toEqualTypeOf<PageKind>()
  expectTypeOf<keyof typeof files>().toEqualTypeOf<FileName>()
  // @ts-expect-error: nobody would show roles
  expectTypeOf<Omit<Kinds, 'job'>>().toExtend<{ [Kind in PageKind]: object }>()
})

test('a kind of page whose addresses another list makes does not compile', () => {
  type Listed<Kind extends PageKind> = ReturnType<Kinds[Kind]['from']>[number]['kind']
  type Unlisted<Kind extends PageKind> = Kind extends PageKind ? (Kind extends Listed<Kind> ? never : Kind) : never
  expectTypeOf<Unlisted<PageKind>>().toBeNever()
  expectTypeOf<Listed<'job'>>().toEqualTypeOf<'job'>()
})

test('a link to what has no name, or without what its address needs, does not compile', () => {
  expectTypeOf(linkTo('article', { slug: 'x' })).toBeString()
  expectTypeOf(linkTo('contactPage')).toBeString()
  // @ts-expect-error: which briefing?
  expectTypeOf(() => linkTo('article')).toBeFunction()
  // @ts-expect-error: briefings have no id
  expectTypeOf(linkTo('article', { id: 'x', slug: 'x' })).toBeString()
  // @ts-expect-error: a fixed address has nothing to fill in
  expectTypeOf(linkTo('contactPage', { slug: 'x' })).toBeString()
  // @ts-expect-error: there is no such name
  expectTypeOf(() => linkTo('contact')).toBeFunction()
})

test('a block without a component, or with that of another one, does not compile', () => {
  // @ts-expect-error: nothing would show the figures of the home page
  expectTypeOf<Omit<Parts, 'Metrics'>>().toExtend<Parts>()
  type Component<Name extends keyof Parts> = Awaited<ReturnType<Parts[Name]>>
  expectTypeOf(Metrics).toExtend<Component<'Metrics'>>()
  // @ts-expect-error: a table of agencies cannot show the figures of the home page
  expectTypeOf(AgencyTable).toExtend<Component<'Metrics'>>()
})

test('a block without its loader does not compile', () => {
  expectTypeOf(Metrics).toExtend<ComponentType<ShownBy<'Metrics'>>>()
  // @ts-expect-error: without a loader the component would get the words of the tag alone
  expectTypeOf(Metrics).toExtend<ComponentType<PropsOf<typeof metrics>>>()
})

test('a block that forgets what it shows, or how, does not compile', () => {
  type Shows = BlockDefinition['shows']
  expectTypeOf(metrics).toExtend<BlockDefinition>()
  // @ts-expect-error: links, counts, search and desk would know nothing of its records
  expectTypeOf<Omit<typeof metrics, 'shows'>>().toExtend<BlockDefinition>()
  const counted = [{ noun: /agenc(?:y|ies)/ }]
  const at = (slug: string) => slug
  const right: Shows[] = [
    { agencies: { counted } },
    { agencies: { at, found: ({ name }) => [name], counted } },
    // The search finds advisors by themselves.
    { advisors: { at, counted: [] } },
    { site: 'facts' },
  ]
  const wrong: Shows[] = [
    // @ts-expect-error: how many are there?
    { agencies: {} },
    // @ts-expect-error: by what would the search find an agency?
    { agencies: { at, counted } },
    // @ts-expect-error: where would it lead?
    { agencies: { found: () => [], counted } },
    // @ts-expect-error: agencies have a name
    { agencies: { at, found: ({ title }) => [title], counted } },
    // @ts-expect-error: there is no such collection
    { agency: { counted } },
    // @ts-expect-error: all its words, or some facts?
    { site: { counted } },
  ]
  expectTypeOf(right).toEqualTypeOf(wrong)
})

test('a block with the loader of another one does not compile', () => {
  // @ts-expect-error: the loader of the agencies wants other props
  withLoader(metrics, loadAgencyTable)
})

test('a block that says nothing in plain HTML, or what another one says, does not compile', () => {
  const row = withLoader(metrics, loadMetrics)
  expectTypeOf(withPlain(row, plainMetrics)).toExtend<BlockRow>()
  // @ts-expect-error: readers elsewhere would lose its words
  expectTypeOf(row).toExtend<BlockRow>()
  // @ts-expect-error: a table of agencies is not what the figures of the home page show
  withPlain(row, plainAgencyTable)
})

const file = z.string()
const saves = { file, text: z.string(), base: z.string().nullable() }

test('a request of the desk that nobody answers does not compile', () => {
  // @ts-expect-error: nobody would save anything
  expectTypeOf<Omit<Routes, 'PUT entry'>>().toExtend<Routes>()
})

test('a request of the desk that is answered or refused with something else does not compile', () => {
  const right: Route<'PUT entry'> = { asks: z.object(saves), answer: () => ({ version: 'a', root: null }) }
  // @ts-expect-error: the desk would go on from no version
  const wrong: Route<'PUT entry'> = { asks: z.object(saves), answer: () => ({ revision: 'a', root: null }) }
  expectTypeOf([right, wrong]).toExtend<Route<'PUT entry'>[]>()
  new Refusal<'PUT entry'>(409, 'Changed meanwhile.', { text: 'Theirs', version: 'b' })
  // @ts-expect-error: the writer could not see what the file says now
  new Refusal<'PUT entry'>(409, 'Changed meanwhile.', { theirs: 'Theirs' })
})

test('a request of the desk of which a field is not looked at, or another one, does not compile', () => {
  const answer = () => ({ file: 'content/x.mdx' })
  const right: Route<'POST delete'> = {
    asks: z.object({ file, to: z.string().optional(), links: z.boolean().optional() }),
    answer,
  }
  // @ts-expect-error: the links would never be written anew
  const forgets: Route<'POST delete'> = { asks: z.object({ file, to: z.string().optional() }), answer }
  const begun = () => ({ ...answer(), left: [], comments: [] })
  // @ts-expect-error: the bytes of a document are no JSON
  const reads: Route<'POST word'> = { asks: z.object({ file }), answer: begun }
  expectTypeOf(right.answer).toEqualTypeOf(forgets.answer)
  expectTypeOf(reads).toExtend<Route<'POST word'>>()
})

test('a client that asks for what the desk does not answer does not compile', () => {
  const asking = async () => {
    expectTypeOf(await askServer('GET entry', { file: 'content/x.mdx' })).toHaveProperty('version')
    // @ts-expect-error: there is no such request
    await askServer('GET entrie', { file: 'content/x.mdx' })
    // @ts-expect-error: no file is named
    await askServer('GET entry', { entrie: 'content/x.mdx' })
    // @ts-expect-error: a save is answered with its version
    expectTypeOf(await askServer('PUT entry', { file: 'x', text: '', base: null })).toHaveProperty('revision')
  }
  expectTypeOf(asking).toBeFunction()
})
