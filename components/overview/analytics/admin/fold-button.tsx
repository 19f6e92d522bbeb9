import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'

/** So many rows of a table are shown at first. */
export const FOLDED_ROWS = 5

type Props = {
  /** Whose rows, for screen readers. */
  title: string
  count: number
  isFolded: boolean
  onChange: (isFolded: boolean) => void
}

/** Shows all rows of a table, or the first ones again; nothing where there are no more. */
export function FoldButton({ title, count, isFolded, onChange }: Props) {
  const t = useTranslations('backOffice.analytics.table')
  if (count <= FOLDED_ROWS) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className="mt-3"
      aria-expanded={!isFolded}
      onClick={() => onChange(!isFolded)}
    >
      {isFolded
        ? t.rich('showAll', { count, title, sr: screenReaderOnly })
        : t.rich('showFirst', { count: FOLDED_ROWS, title, sr: screenReaderOnly })}
    </Button>
  )
}
