import { words } from '../../words.ts'

/** Says why something did not come, and tries again. */
export function Failure({ message, again }: { message: string; again?: () => void }) {
  return (
    <div className="desk-failure" role="alert">
      <p>{message}</p>
      {again && (
        <button type="button" className="button button-sm button-outline" onClick={again}>
          {words.tryAgain}
        </button>
      )}
    </div>
  )
}
