import { Ban, KeyRound, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { ProductKey } from '@/lib/licences/contracts'
import { fileKeyOf } from '@/lib/licences/file-key'
import { maskKey } from '@/lib/licences/key-rules'
import { isSold, KeyDetails } from './key-details'
import { STATUS_TONES } from './key-labels'

type Actions = {
  onDelete: (key: ProductKey) => void
  onQuarantine: (key: ProductKey) => void
}
type KeyListProps = Actions & {
  list: PagedList<'GET /api/admin/product-keys'>
  isShown: boolean
  isFiltered: boolean
}

const FRAME =
  'relative max-h-96 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface shadow-card'

/** A product's keys; the list scrolls within a fixed height. */
export function KeyList({ list, isShown, isFiltered, ...actions }: KeyListProps) {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common')
  if (list.isLoading)
    return (
      <div role="status" aria-label={t('list.loading')} className={FRAME}>
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className="border-b border-line px-4 py-5 last:border-b-0">
            <Skeleton className="h-4 w-full max-w-72" />
          </div>
        ))}
      </div>
    )
  if (list.rows.length === 0)
    return (
      <div className="rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-12 text-center">
        <KeyRound aria-hidden className="mx-auto size-8 text-muted" />
        <p className="mt-3 text-sm text-ink-soft">
          {t(isFiltered ? 'list.emptyFiltered' : 'list.empty')}
        </p>
      </div>
    )
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={common('keys')}
      aria-busy={list.isRefreshing}
      className={FRAME}
    >
      <ul className={list.isRefreshing ? 'refreshing' : undefined}>
        {list.rows.map((key) => (
          <KeyRow
            key={key.id}
            // Hidden keys are hidden at once, not when the server's masked ones are there.
            shown={isShown || !list.isRefreshing ? key.keyValue : maskKey(key.keyValue)}
            productKey={key}
            {...actions}
          />
        ))}
      </ul>
    </section>
  )
}

type KeyRowProps = Actions & { productKey: ProductKey; shown: string }

function KeyRow({ productKey: key, shown, onDelete, onQuarantine }: KeyRowProps) {
  const t = useTranslations('backOffice.licences')
  const file = fileKeyOf(shown)
  const name = file?.name ?? shown
  const named = {
    key: name,
    hidden: (chunks: ReactNode) => <span className="sr-only">{chunks}</span>,
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm font-semibold whitespace-pre-wrap [overflow-wrap:anywhere]">
            {file ? (
              <a
                href={`data:application/octet-stream;base64,${file.base64}`}
                download={file.name}
                className="text-primary-strong hover:underline"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </code>
          <Badge tone={STATUS_TONES[key.status]}>{t(`status.${key.status}`)}</Badge>
          <Badge>{t(`type.${key.keyType}`)}</Badge>
          {key.use > 0 && <Badge>{t('list.use', { number: key.use + 1 })}</Badge>}
        </p>
        <KeyDetails productKey={key} />
      </div>
      <div className="flex shrink-0 gap-1">
        {key.status === 'available' && (
          <Button variant="ghost" size="sm" onClick={() => onQuarantine(key)}>
            <Ban aria-hidden />
            {t.rich('list.quarantine', named)}
          </Button>
        )}
        {!isSold(key) && (
          <Button variant="ghost" size="sm" className="text-danger!" onClick={() => onDelete(key)}>
            <Trash2 aria-hidden />
            {t.rich('list.delete', named)}
          </Button>
        )}
      </div>
    </li>
  )
}
