import { Check, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'

/** How copying a key went: a browser may not allow it, and the key is selected instead. */
export type CopyOutcome = 'copied' | 'copyByHand'

type KeyRowProps = {
  value: string
  isLink: boolean
  /** What the button copies, for those who can't see beside what it stands. */
  what: string
  outcome: CopyOutcome | undefined
  onOutcome: (outcome: CopyOutcome) => void
}

/** A key, or a download link, with its button. */
export function KeyRow({ value, isLink, what, outcome, onOutcome }: KeyRowProps) {
  const t = useTranslations('confirmation.keys')
  const text = useRef<HTMLElement>(null)
  const isCopied = outcome === 'copied'

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      onOutcome('copied')
    } catch {
      // Pages without https have no clipboard, and browsers may deny it.
      if (text.current) window.getSelection()?.selectAllChildren(text.current)
      onOutcome('copyByHand')
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3">
      <code
        ref={text}
        dir="ltr"
        className="max-h-72 min-w-0 flex-1 basis-56 overflow-y-auto font-mono text-[0.9375rem] font-semibold whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {isLink ? (
          <a
            href={value}
            rel="noreferrer"
            className="text-primary-strong underline underline-offset-2 hover:text-primary-deep"
          >
            {value}
          </a>
        ) : (
          value
        )}
      </code>
      <Button variant="outline" size="sm" onClick={copy}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {t(isCopied ? 'copied' : 'copy')}
        <span className="sr-only"> {what}</span>
      </Button>
      {outcome === 'copyByHand' && (
        <p className="basis-full text-sm text-ink-soft">{t('copyByHand')}</p>
      )}
    </li>
  )
}
