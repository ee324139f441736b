/** A rule of the check as people read of it. What finds it stands under the same id in `checks` or where texts are read. */
export interface Rule {
  /** What breaking it usually is: an error stops the build, a warning is only told. */
  severity: 'error' | 'warning'
  /** What holds, in one sentence. */
  sentence: string
  /** Further words somebody may look for it by. */
  search: string
  /** The file the examples are a part of: a page, where none is named. */
  in?: string
  wrong: Example
  /** The wrong example put right, as a fix or a hint has it. */
  right: Example
  /** Put right in another way, where several may be meant and each is offered to press. */
  orRight?: Example
  /** The wrong example twice, where that is more than its words one after the other in one text. */
  twice?: Example
  /** Of what there is one alone that can break it, or for all of which it is told once. */
  once?: 'file' | 'site'
  /** Other files that are needed for the examples. */
  beside?: Files
  /** Further rules the wrong example breaks: it cannot break this one alone. */
  also?: readonly string[]
  /** Whether a draft may break it, which nobody reads but its authors: what is missing is no error there. */
  draftsMay?: true
}

/**
 * What stands in the file of a rule: the words of its body, or its fields, where it begins with `---` or is JSON, of which
 * it has all others. Or several files.
 */
export type Example = string | Files

/**
 * By name. A picture is described by its size: `1400 × 900`; a symbolic link by where it leads: `→ us.mdx`; a file by being
 * `gone` or `empty`, or by another encoding behind its words. What is no file and needed, such as `BUILD_DATE`, stands here as well.
 */
export type Files = Readonly<Record<string, string>>

type Rest = Omit<Rule, 'severity' | 'sentence'>

/** A rule that stops the build. */
export const error = (sentence: string, rest: Rest): Rule => ({ severity: 'error', sentence, ...rest })

/** A rule that is only told. */
export const warning = (sentence: string, rest: Rest): Rule => ({ severity: 'warning', sentence, ...rest })
