'use client'

import { ArrowDown, ArrowUp, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { Switch } from '@/components/ui/fields/switch'
import { RowAction } from '@/components/ui/list/row-action'
import {
  entriesOf,
  type MenuEntry,
  type MenuName,
  type Menus,
  mustStay,
} from '@/lib/settings/menu-pages'
import { EntryDialog } from './entry-dialog'
import { HeadingDialog } from './heading-dialog'
import {
  columnOf,
  headingOf,
  isChanged,
  keyed,
  moved,
  original,
  pagesFor,
  targetKey,
  targetOf,
  withEntry,
  withHeading,
  without,
} from './menu-draft'
import { type MenuChoices, useEntryNames } from './use-menu-choices'

type Props = {
  menu: MenuName
  menus: Menus
  choices: MenuChoices
  onChange: (menus: Menus) => void
}

/** One menu: its entries in their order, and what can be added. */
export function MenuPanel({ menu, menus, choices, onChange }: Props) {
  const t = useTranslations('backOffice.pages.menus')
  const layout = useTranslations('backOffice.homepage.layout')
  const names = useEntryNames(choices)
  const [announcement, setAnnouncement] = useState('')
  const [editing, setEditing] = useState<{ at: number; entry: MenuEntry }>()
  const [isNaming, setNaming] = useState(false)
  const entries = entriesOf(menus, menu)
  const title = t(`names.${menu}`)
  const column = columnOf(menu)

  function move(from: number, entry: MenuEntry, step: -1 | 1) {
    onChange(moved(menus, menu, from, step))
    setAnnouncement(
      layout('moved', {
        name: names.entryName(entry),
        place: from + step + 1,
        count: entries.length,
      }),
    )
  }

  function add(key: string) {
    const added = { names: {}, isHidden: false }
    if (key === 'web')
      return setEditing({ at: entries.length, entry: { to: 'web', url: '', ...added } })
    const target = targetOf(key)
    if (target) onChange(withEntry(menus, menu, entries.length, { ...target, ...added }))
  }

  return (
    <Panel
      title={title}
      lead={isChanged(menus, menu) ? t('changed') : undefined}
      actions={
        <>
          {column && (
            <Button variant="outline" size="sm" onClick={() => setNaming(true)}>
              <Pencil aria-hidden />
              <span className="sr-only">{t('headingOf', { menu: title })}</span>
              <span aria-hidden>{t('heading')}</span>
            </Button>
          )}
          {isChanged(menus, menu) && (
            <Button variant="outline" size="sm" onClick={() => onChange(original(menus, menu))}>
              <RotateCcw aria-hidden />
              <span className="sr-only">{t('originalOf', { menu: title })}</span>
              <span aria-hidden>{t('original')}</span>
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {entries.length === 0 && <p className="text-sm text-muted">{t('empty')}</p>}
      <ol className="divide-y divide-line overflow-hidden rounded-control border border-line empty:hidden">
        {keyed(entries).map(({ key, entry }, at) => {
          const name = names.entryName(entry)
          const stays = mustStay(menus, menu, entry)
          const target = names.targetName(entry)
          return (
            <li key={key} className="flex items-center gap-1 px-2 py-2 sm:gap-2 sm:px-3">
              <div className="flex">
                <RowAction
                  isSmall
                  icon={ArrowUp}
                  label={layout('moveUp', { name })}
                  isInactive={at === 0}
                  onClick={() => move(at, entry, -1)}
                />
                <RowAction
                  isSmall
                  icon={ArrowDown}
                  label={layout('moveDown', { name })}
                  isInactive={at === entries.length - 1}
                  onClick={() => move(at, entry, 1)}
                />
              </div>
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <p className="text-sm font-semibold">{name}</p>
                {name !== target && <p className="text-xs text-muted">{target}</p>}
                {names.isGone(entry) && <p className="text-xs text-danger">{t('gone')}</p>}
                {stays && <p className="text-xs text-muted">{t('mustStay')}</p>}
              </div>
              {!stays && (
                <Switch
                  aria-label={layout('show', { name })}
                  checked={!entry.isHidden}
                  onCheckedChange={(isShown) =>
                    onChange(withEntry(menus, menu, at, { ...entry, isHidden: !isShown }))
                  }
                />
              )}
              <RowAction
                isSmall
                icon={Pencil}
                label={t('renameOf', { name })}
                onClick={() => setEditing({ at, entry })}
              />
              {!stays && (
                <RowAction
                  isSmall
                  isDanger
                  icon={Trash2}
                  label={t('removeOf', { name })}
                  onClick={() => onChange(without(menus, menu, at))}
                />
              )}
            </li>
          )
        })}
      </ol>
      <Select
        aria-label={t('addTo', { menu: title })}
        value=""
        onChange={({ target }) => add(target.value)}
        className="mt-3 w-full sm:w-72"
      >
        <option value="">{t('add')}</option>
        <optgroup label={t('storePages')}>
          {pagesFor(menus, menu).map((page) => (
            <option key={page} value={targetKey({ to: 'store', page })}>
              {t(`pages.${page}`)}
            </option>
          ))}
        </optgroup>
        <Choices label={t('ownPages')} to="page" choices={choices.pages} />
        <Choices label={t('categories')} to="category" choices={choices.categories} />
        <Choices label={t('collections')} to="collection" choices={choices.collections} />
        <option value="web">{t('address')}</option>
      </Select>
      {isNaming && column && (
        <HeadingDialog
          names={headingOf(menus, menu)}
          title={t('headingOf', { menu: title })}
          onTake={(names) => {
            onChange(withHeading(menus, column, names))
            setNaming(false)
          }}
          onClose={() => setNaming(false)}
        />
      )}
      {editing && (
        <EntryDialog
          entry={editing.entry}
          title={
            editing.at < entries.length
              ? t('renameOf', { name: names.entryName(editing.entry) })
              : t('address')
          }
          onTake={(entry) => {
            onChange(withEntry(menus, menu, editing.at, entry))
            setEditing(undefined)
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Panel>
  )
}

type ChoicesProps = {
  label: string
  to: 'page' | 'category' | 'collection'
  choices: MenuChoices['pages']
}

function Choices({ label, to, choices = [] }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <optgroup label={label}>
      {choices.map(({ id, name }) => (
        <option key={id} value={targetKey({ to, id })}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
