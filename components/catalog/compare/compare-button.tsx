'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/toaster'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { comparison, useComparison } from './compare-store'
import { compareHref, MAX_COMPARED } from './compared-ids'

const SAVED_TOAST_MS = 4000
/** From so many products on there is something to compare. */
const ENOUGH = 2

type CompareButtonProps = {
  id: number
  /** The product's name, in lists, where there are several such buttons: an icon alone. */
  name?: string
}

/** Takes a product into the comparison of this browser, and out of it; on its page with a link to the comparison. */
export function CompareButton({ id, name }: CompareButtonProps) {
  const t = useTranslations('product')
  const ids = useComparison()
  const toggle = useToggle(id)
  const isCompared = ids?.includes(id) ?? false
  const label = t('compare')
  if (name !== undefined)
    return (
      <Button
        variant="outline"
        size="icon"
        aria-pressed={isCompared}
        aria-label={t('namedAction', { action: label, name })}
        className={isCompared ? 'border-primary-strong! bg-primary-soft!' : ''}
        onClick={toggle}
      >
        <Icon name="scale" className={isCompared ? 'text-primary-strong' : 'text-ink-soft'} />
      </Button>
    )
  return (
    <div className="mt-2 flex min-h-10 flex-wrap items-center justify-between gap-x-3">
      <button
        type="button"
        aria-pressed={isCompared}
        onClick={toggle}
        className="flex min-h-10 items-center gap-2 rounded-control px-1 text-sm font-semibold text-ink-soft hover:text-primary-deep"
      >
        <Icon
          name={isCompared ? 'check' : 'scale'}
          className={`size-4.5 ${isCompared ? 'text-primary-strong' : ''}`}
        />
        {label}
      </button>
      {ids && ids.length >= ENOUGH && (
        <Link
          href={compareHref(ids)}
          prefetch={false}
          className="flex min-h-10 items-center rounded-control px-1 text-sm font-semibold text-primary-strong hover:text-primary-deep hover:underline"
        >
          {t('viewComparison', { count: ids.length })}
        </Link>
      )}
    </div>
  )
}

/** Takes a product in or out, and says so. */
function useToggle(id: number): () => void {
  const t = useTranslations('product')
  const toasts = useTranslations('toasts')
  const router = useRouter()
  return () => {
    if (comparison.ids().includes(id)) {
      comparison.remove(id)
      return
    }
    const isAdded = comparison.add(id)
    const ids = comparison.ids()
    const action = {
      label: t('viewComparison', { count: ids.length }),
      onClick: () => router.push(compareHref(ids)),
    }
    if (!isAdded)
      showToast({
        title: toasts('comparisonFullTitle'),
        description: toasts('comparisonFullText', { max: MAX_COMPARED }),
        variant: 'destructive',
        action,
      })
    else
      showToast({
        title: toasts('compared'),
        description: ids.length < ENOUGH ? toasts('compareAnother') : undefined,
        durationMs: SAVED_TOAST_MS,
        action: ids.length < ENOUGH ? undefined : action,
      })
  }
}
