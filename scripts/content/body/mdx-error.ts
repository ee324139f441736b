import type { Issue } from '../report/issue.ts'
import { offsetAt, spanAt } from '../report/position.ts'
import { scanTag } from './scan-tag.ts'

/** Turns the parser's exception, `line:column: message`, into an issue in plain words. */
export function mdxIssue(file: string, text: string, error: unknown): Issue {
  const raw = error instanceof Error ? error.message : String(error)
  const [, line = '1', column = '1', message = raw] =
    /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(raw) ?? []
  const start = offsetAt(text, Number(line), Number(column))
  const words = unclosed(text, message) ?? stray(text, start, message) ?? expression(text, start, message)
  const { at = [start, start + 1], ...rest } = words ?? { message: `The text cannot be read here: ${message}.` }
  return { severity: 'error', rule: 'mdx-syntax', file, ...spanAt(text, ...at), ...rest }
}

type Words = { message: string; hint?: string; at?: [number, number] }

function unclosed(text: string, message: string): Words | undefined {
  const open = /^Expected a closing tag for `<([^`>]*)>` \((\d+):(\d+)\)/.exec(message)
  if (open) {
    const [, name = '', line, column] = open
    const start = offsetAt(text, Number(line), Number(column))
    return {
      message: `The tag <${name}> that is opened here is never closed.`,
      hint: `Write </${name}> after what belongs inside${message.includes('before the end of') ? ', in the same paragraph or with blank lines around both tags' : ''}, or <${name} … /> if nothing does.`,
      at: [start, start + name.length + 1],
    }
  }
  const crossed =
    /^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>` \((\d+):(\d+)\)/.exec(
      message,
    )
  if (crossed) {
    const [, closing = '', name = '', line, column] = crossed
    const start = offsetAt(text, Number(line), Number(column))
    return {
      message: `The tag <${name}> that is opened here is not closed before </${closing}>.`,
      hint: `Write </${name}> before </${closing}>, or <${name} … /> if nothing belongs inside.`,
      at: [start, start + name.length + 1],
    }
  }
  const lone = /^Unexpected closing tag `<\/([^`>]*)>`/.exec(message)
  return lone
    ? {
        message: `</${lone[1]}> closes a tag that was never opened.`,
        hint: `Remove it, or write <${lone[1]}> before what belongs inside.`,
      }
    : undefined
}

function stray(text: string, start: number, message: string): Words | undefined {
  if (text.startsWith('<!--', start)) {
    return {
      message: 'Comments in angle brackets do not exist here.',
      hint: 'Write the comment as {/* … */}.',
      at: [start, start + 4],
    }
  }
  if (text[start] !== '<' || !message.startsWith('Unexpected')) return undefined
  if (/^<(?:https?:|mailto:|[^\s<>]+@)/.test(text.slice(start, start + 200))) {
    return { message: 'Addresses do not stand in angle brackets.', hint: 'Write [the words of the link](address).' }
  }
  const problem = /^<[A-Za-z]/.test(text.slice(start)) ? scanTag(text, start).problem : undefined
  return problem ?? { message: 'A lone < begins a tag, and this is none.', hint: 'Write \\< for the sign itself.' }
}

function expression(text: string, start: number, message: string): Words | undefined {
  if (message.includes('corresponding closing brace')) {
    return {
      message: 'A lone { begins an expression, and this one never ends.',
      hint: 'Write \\{ for the sign itself.',
    }
  }
  if (!message.startsWith('Could not parse expression')) return undefined
  const brace = text.lastIndexOf('{', start)
  return {
    message: 'What stands between these braces cannot be read.',
    hint: 'Braces hold a number, true, false, a list or a group of these. Write \\{ for the sign itself.',
    at: brace === -1 ? [start, start + 1] : [brace, Math.max(brace + 1, start)],
  }
}
