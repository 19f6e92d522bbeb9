import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { likelyEmail } from '@/lib/customers/likely-email'

/** How long nobody types before what was typed is looked at. */
const PAUSE_MS = 500

type EmailSuggestionProps = {
  /** As it stands in the field. */
  email: string
  onTake: (email: string) => void
}

/** Asks whether another address was meant, where this one looks like a typing mistake. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const t = useTranslations('checkout.customer')
  // Not when the field is left: what stands below would move away from under the pointer.
  const typed = useDebouncedValue(email, PAUSE_MS)
  const meant = typed === email ? likelyEmail(email) : null
  return (
    <div role="status">
      {meant && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {t.rich('didYouMean', { email: () => <bdi className="font-semibold">{meant}</bdi> })}
          </span>
          <Button variant="outline" size="sm" onClick={() => onTake(meant)}>
            {t('takeEmail')}
          </Button>
        </p>
      )}
    </div>
  )
}
