import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { LinkOutcome } from './link-outcome'
import type { Outcome } from './use-link-call'

type Text = { title: string; text: string }

type StopOutcomeProps = {
  /** The link's token; empty for an address without one. */
  token: string | null
  outcome: Outcome | 'invalid' | undefined
  invalid: Text
  /** What is said of an outcome. */
  done: (outcome: Outcome) => Text
  /** The label of the link to the home page. */
  home: string
  /** Where to write to when the link does nothing. */
  supportEmail: string
  /** What the link asks before anything happens. */
  children: ReactNode
}

/** A mailed link that stops mails: its question, and what became of it. */
export function StopOutcome({ invalid, done, home, supportEmail, ...link }: StopOutcomeProps) {
  return (
    <LinkOutcome
      {...link}
      invalid={{
        ...invalid,
        onward: (
          <a
            href={`mailto:${supportEmail}`}
            className={buttonStyle({ size: 'lg', variant: 'outline', breaks: true })}
          >
            {supportEmail}
          </a>
        ),
      }}
      done={(outcome) => ({
        ...done(outcome),
        onward: (
          <Link href="/" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
            {home}
          </Link>
        ),
      })}
    />
  )
}
