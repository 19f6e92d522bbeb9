import { Bookmark, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { showSame } from '@/components/back-office/columns/column-rules'
import type { ColumnChoice } from '@/components/back-office/columns/use-columns'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { SavedFilters, SavedView, ViewedList } from '@/lib/staff/saved-views/contracts'
import { SaveViewForm } from './save-view-form'
import { useSavedViews, useSavedViewsChanged } from './use-saved-views'

type SavedViewsProps = {
  list: ViewedList
  /** The filters of the list, those without a value left out. */
  filters: SavedFilters
  choice: ColumnChoice
  onOpen: (filters: SavedFilters) => void
}

const isSame = (one: SavedFilters, other: SavedFilters): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}

/** The filters and columns of a list that its user has kept, and a way to keep those of now. */
export function SavedViews({ list, filters, choice, onOpen }: SavedViewsProps) {
  const t = useTranslations('backOffice.common')
  const [isNaming, setNaming] = useState(false)
  const views = useSavedViews(list)
  const changed = useSavedViewsChanged()
  const { shown, isChosen, change } = choice
  const isKept = ({ filters: kept, columns }: SavedView) =>
    isSame(kept, filters) && (columns ? showSame(columns, shown) : !isChosen)
  const canSave = (Object.keys(filters).length > 0 || isChosen) && !views.some(isKept)
  if (views.length === 0 && !canSave) return null

  const forget = async ({ id, name }: SavedView) => {
    try {
      await callAdmin('DELETE /api/admin/saved-views/[id]', { params: { id } })
    } catch (error) {
      toastFailure(t('views.delete', { name }), error)
    }
    await changed()
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <ul aria-label={t('views.label')} className="contents">
          {views.map((view) => (
            <Chip
              key={view.id}
              view={view}
              isOpen={isKept(view)}
              onOpen={() => {
                onOpen(view.filters)
                change(view.columns ?? undefined)
              }}
              onForget={() => void forget(view)}
            />
          ))}
        </ul>
      )}
      {canSave && !isNaming && (
        <Button variant="ghost" size="sm" onClick={() => setNaming(true)}>
          <Bookmark aria-hidden />
          {t('views.save')}
        </Button>
      )}
      {isNaming && (
        <SaveViewForm
          list={list}
          filters={filters}
          columns={shown}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}

type ChipProps = {
  view: SavedView
  isOpen: boolean
  onOpen: () => void
  onForget: () => void
}

function Chip({ view: { name }, isOpen, onOpen, onForget }: ChipProps) {
  const t = useTranslations('backOffice.common')
  return (
    <li
      className={classNames(
        'flex max-w-full items-center rounded-full border text-sm',
        isOpen ? 'border-primary-strong bg-primary-soft font-semibold' : 'border-line bg-surface',
      )}
    >
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={onOpen}
        className="min-h-9 min-w-0 truncate rounded-full ps-3.5 pe-1"
      >
        <bdi>{name}</bdi>
      </button>
      <button
        type="button"
        aria-label={t('views.delete', { name })}
        title={t('views.delete', { name })}
        onClick={onForget}
        className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:text-danger"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}
