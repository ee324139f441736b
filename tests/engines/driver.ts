/** Keys that are pressed by name; every other key is the character it writes. */
export type NamedKey = 'End' | 'Enter' | 'Escape' | 'Tab'

/** What a journey asks of a browser. One page, driven as a person would: pointer, keys, window. */
export interface Driver {
  /** Loads an address and returns when the page has loaded. */
  open(url: string): Promise<void>
  /** Value of a JavaScript expression in the page; the expression is a string. */
  evaluate(expression: string): Promise<string>
  /** Presses at a place of the viewport. */
  pressAt(x: number, y: number): Promise<void>
  pressKey(key: NamedKey): Promise<void>
  type(text: string): Promise<void>
  /** Size of the viewport, not of the window around it. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** The page as a PDF; missing where the engine cannot be asked for one. */
  print?(): Promise<Buffer>
  /** How wide the page is laid out when it is printed, where that is not the width of the sheet. */
  printWidth?: number
  /** It may end a sheet with a heading, whatever the styles say. */
  leavesHeadings?: boolean
  /** Answers the browser's question whether to leave the page; missing where the driver shows none. */
  answerDialog?(leaves: boolean): Promise<void>
  close(): Promise<void>
}
