'use client'

import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { SearchInput } from '@/components/ui/fields/search-input'
import { RowAction } from '@/components/ui/list/row-action'

export type Choice = { id: number; name: string }

type Props = {
  /** What is chosen, in the plural. */
  noun: 'products' | 'categories' | 'publishers'
  /** What they are chosen for, where that is not plain. */
  legend?: string
  searchLabel: string
  chosen: readonly Choice[]
  /** What the search found; what is chosen already is left out. `detail` tells those of one name apart. */
  matches: readonly (Choice & { detail?: string })[]
  /** Whether their order matters: then it can be changed. */
  isOrdered?: boolean
  error?: string
  onSearch: (term: string) => void
  onChange: (chosen: Choice[]) => void
}

/** Things of the catalogue, found by their names. */
export function ScopeChoice({
  noun,
  legend,
  searchLabel,
  chosen,
  matches,
  isOrdered = false,
  error,
  onSearch,
  onChange,
}: Props) {
  const t = useTranslations('backOffice.catalog')
  const left = matches.filter(({ id }) => chosen.every((one) => one.id !== id))
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold capitalize">
        {legend ?? t(`choice.${noun}.legend`)}
      </legend>
      {chosen.length > 0 && isOrdered && (
        <InOrder label={t(`choice.${noun}.chosen`)} chosen={chosen} onChange={onChange} />
      )}
      {chosen.length > 0 && !isOrdered && (
        <ul aria-label={t(`choice.${noun}.chosen`)} className="mb-2 flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li
              key={id}
              className="flex items-center gap-1 rounded-control bg-sunken py-1 ps-3 pe-1 text-sm"
            >
              <span className="[overflow-wrap:anywhere]">{name}</span>
              <button
                type="button"
                aria-label={t('choice.remove', { name })}
                onClick={() => onChange(chosen.filter((one) => one.id !== id))}
                className="grid size-7 shrink-0 place-items-center rounded-control text-muted hover:bg-surface hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchInput label={searchLabel} onSearch={onSearch} />
      {left.length > 0 && (
        <ul
          aria-label={t(`choice.${noun}.found`)}
          className="mt-2 overflow-hidden rounded-control border border-line"
        >
          {left.map(({ id, name, detail }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChange([...chosen, { id, name }])}
                className="w-full px-3.5 py-2 text-start text-sm hover:bg-sunken"
              >
                {name}
                {detail && <span className="text-muted"> · {detail}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  )
}

type InOrderProps = {
  label: string
  chosen: readonly Choice[]
  onChange: (chosen: Choice[]) => void
}

function InOrder({ label, chosen, onChange }: InOrderProps) {
  const t = useTranslations('backOffice.catalog')
  const move = (from: number, step: -1 | 1) => {
    const moved = chosen.filter((_, place) => place !== from)
    moved.splice(from + step, 0, ...chosen.slice(from, from + 1))
    onChange(moved)
  }
  return (
    <ol
      aria-label={label}
      className="mb-2 divide-y divide-line overflow-hidden rounded-control border border-line"
    >
      {chosen.map(({ id, name }, place) => (
        <li key={id} className="flex items-center gap-1 py-1 ps-3.5 pe-1 text-sm">
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
          <RowAction
            isSmall
            icon={ArrowUp}
            label={t('choice.moveUp', { name })}
            isInactive={place === 0}
            onClick={() => move(place, -1)}
          />
          <RowAction
            isSmall
            icon={ArrowDown}
            label={t('choice.moveDown', { name })}
            isInactive={place === chosen.length - 1}
            onClick={() => move(place, 1)}
          />
          <RowAction
            isSmall
            icon={X}
            label={t('choice.remove', { name })}
            onClick={() => onChange(chosen.filter((one) => one.id !== id))}
          />
        </li>
      ))}
    </ol>
  )
}
