import { CircleCheck, Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkPanel } from './link-panel'
import type { Outcome } from './use-link-call'

/** What is said, and where to go from there. */
type Saying = { title: string; text: string; onward: ReactNode }

type LinkOutcomeProps = {
  /** The link's token; empty for an address without one. */
  token: string | null
  outcome: Outcome | 'invalid' | undefined
  invalid: Saying
  /** What is said of an outcome. */
  done: (outcome: Outcome) => Saying
  /** What the link asks before anything happens. */
  children: ReactNode
}

/** A mailed link: its question, and what became of it. */
export function LinkOutcome({ token, outcome, invalid, done, children }: LinkOutcomeProps) {
  const shown = token === '' ? 'invalid' : outcome
  if (!shown) return children
  const isInvalid = shown === 'invalid'
  const { title, text, onward } = isInvalid ? invalid : done(shown)
  return (
    <LinkPanel
      Icon={isInvalid ? Link2Off : CircleCheck}
      isSuccess={!isInvalid}
      title={title}
      text={text}
      isAnnounced={token !== ''}
    >
      {onward}
    </LinkPanel>
  )
}
