import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type EditedSite, guideCode, type OpenEditor } from './editor.ts'

const packages = '/usr/share/emacs/site-lisp/elpa'

/** Where Debian keeps eglot and what it needs; nothing where it comes with Emacs, from 29 on. */
function eglotFolders(): string[] {
  try {
    return readdirSync(packages).flatMap((name) => ['-L', path.join(packages, name)])
  } catch {
    return []
  }
}

/** Whether there is an Emacs that has eglot: earlier ones than 29 have it as a package of its own. */
export const hasEglot = (): boolean =>
  spawnSync('emacs', ['-Q', '--batch', ...eglotFolders(), '-l', 'eglot']).status === 0

/** Reads a command a line and answers each with a line of JSON: an editor without keys and without a window. */
const listening = String.raw`
(setq create-lockfiles nil make-backup-files nil auto-save-default nil)
(defun wait-for (test)
  (let ((tries 600) found)
    (while (and (not (setq found (funcall test))) (> (setq tries (1- tries)) 0))
      (accept-process-output nil 0.1))
    found))
(defun told (words)
  (flymake-start)
  (seq-find (lambda (one) (string-search words (flymake-diagnostic-text one))) (flymake-diagnostics)))
(defun wait-for-problem (words) (or (wait-for (lambda () (told words))) (error "There was no problem")))
(find-file (pop command-line-args-left))
(run-hooks 'post-command-hook)
(wait-for #'eglot-managed-p)
(defun answer (command words)
  (pcase command
    ("write" (erase-buffer) (insert words) (eglot--signal-textDocument/didChange) "")
    ("place" (let ((one (wait-for-problem words)))
               (buffer-substring-no-properties (flymake-diagnostic-beg one) (flymake-diagnostic-end one))))
    ("complete" (goto-char (point-max)) (completion-at-point)
     (buffer-substring-no-properties (line-beginning-position) (line-end-position)))
    ("fix" (let ((one (wait-for-problem words)))
             (eglot-code-actions (flymake-diagnostic-beg one) (flymake-diagnostic-end one) "quickfix" t))
     (buffer-substring-no-properties (point-min) (point-max)))))
(while t
  (let ((command (json-parse-string (read-from-minibuffer ""))))
    (princ (concat "> " (decode-coding-string (json-serialize (vector (answer (aref command 0) (aref command 1)))) 'utf-8) "\n"))))
`

/** Starts Emacs as the guide sets it up, without a window. */
export async function startEmacs({ root, file }: EditedSite): Promise<OpenEditor> {
  const script = path.join(root, 'emacs.el')
  writeFileSync(script, guideCode('elisp') + listening)
  const editor = spawn('emacs', ['-Q', '--batch', ...eglotFolders(), '-l', script, path.join(root, file)], {
    cwd: root,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const gone = once(editor, 'exit')
  const lines = createInterface(editor.stdout)[Symbol.asyncIterator]()
  const ask = async (command: string, words = '') => {
    editor.stdin.write(`${JSON.stringify([command, words])}\n`)
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('Emacs has ended.')
      if (value.startsWith('> ')) return JSON.parse(value.slice(2))[0]
    }
  }
  return {
    write: (words) => ask('write', words),
    placeOf: (message) => ask('place', message),
    complete: () => ask('complete'),
    fix: (message) => ask('fix', message),
    async close() {
      editor.kill('SIGKILL')
      await gone
    },
  }
}
