import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { canGoBack } from '#src/pages/not-found/can-go-back.ts'
import { Button } from '#src/ui/button.tsx'

/** Goes back one step in the browser's history; to the home page when the visit began here. */
export function BackButton({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <Button
      variant="outline"
      size="lg"
      className="needs-script"
      onClick={() => (canGoBack() ? navigate(-1) : navigate('/'))}
    >
      {children}
    </Button>
  )
}
