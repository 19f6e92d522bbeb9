import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'

/** The two statements about immediate supply, each of which is agreed to by itself. */
export const STATEMENTS = ['supply', 'loss'] as const
export type Statement = (typeof STATEMENTS)[number]

export type Statements = {
  ticked: Record<Statement, boolean>
  /** Those that were missing when the buyer wanted to go on. */
  missing: readonly Statement[]
  boxes: Record<Statement, RefObject<HTMLInputElement | null>>
  tick: (statement: Statement, isTicked: boolean) => void
  /** Whether the buyer may go on; otherwise says what is missing, and leads there. */
  mayGoOn: (isNeeded?: boolean) => boolean
}

/** What a buyer ticks about immediate supply. Nothing is ticked before he does it. */
export function useStatements(): Statements {
  const [ticked, setTicked] = useState({ supply: false, loss: false })
  const [missing, setMissing] = useState<readonly Statement[]>([])
  const supply = useRef<HTMLInputElement>(null)
  const loss = useRef<HTMLInputElement>(null)
  const boxes = useMemo(() => ({ supply, loss }), [])

  const tick = useCallback((statement: Statement, isTicked: boolean) => {
    setTicked((before) => ({ ...before, [statement]: isTicked }))
    setMissing((before) => before.filter((one) => one !== statement))
  }, [])

  function mayGoOn(isNeeded = true) {
    const lacking = isNeeded ? STATEMENTS.filter((one) => !ticked[one]) : []
    setMissing(lacking)
    const [first] = lacking
    if (!first) return true
    boxes[first].current?.focus()
    return false
  }

  return { ticked, missing, boxes, tick, mayGoOn }
}
