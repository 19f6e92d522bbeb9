'use client'

import * as Radix from '@radix-ui/react-dialog'
import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { failureText } from '@/components/back-office/admin-calls'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { useActiveOption } from '@/components/ui/picker/use-active-option'
import { MAX_KEY_LENGTH } from '@/lib/licences/key-rules'
import { type EntryGroup, entriesOf } from './entries'
import { FinderOption } from './finder-option'
import { type FinderTexts, useFinderTexts } from './finder-texts'
import { useFinder } from './use-finder'

/** The search over everything: a field with what is found below, worked by the keyboard from the field. */
export default function FinderDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('backOffice.finder')
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-ink/50" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          // It opens by keys, too, so there is no trigger that Radix knows.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement && opener.current.isConnected)
              opener.current.focus({ preventScroll: true })
          }}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(80dvh,38rem)] max-w-2xl flex-col overflow-hidden rounded-card bg-surface shadow-overlay focus:outline-none sm:top-[12dvh]"
        >
          <Radix.Title className="sr-only">{t('find')}</Radix.Title>
          <FinderList onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function FinderList({ onClose }: { onClose: () => void }) {
  const id = useId()
  const texts = useFinderTexts()
  const { t } = texts
  const common = useTranslations('backOffice.common')
  const { role } = useSignedInUser()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const { found, error, isSearching } = useFinder(text)
  const groups = entriesOf(text, role, found, texts)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const { active, setActive, move } = useActiveOption(count, 0)
  const optionId = (place: number) => `${id}-${place}`

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  // Whoever types and presses Enter means what is found, not what was found before.
  const [isEntered, setEntered] = useState(false)
  useEffect(() => {
    if (!isEntered || isSearching) return
    setEntered(false)
    // As a click, so that unsaved changes are asked about.
    document.getElementById(`${id}-${active}`)?.click()
  }, [isEntered, isSearching, active, id])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') {
      move(event)
      return
    }
    event.preventDefault()
    setEntered(true)
  }

  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-line ps-4 pe-2">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={t('find')}
          aria-expanded={count > 0}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 && count > 0 ? optionId(active) : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_KEY_LENGTH}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
            setEntered(false)
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent text-base placeholder:text-muted focus:outline-hidden"
        />
        <Radix.Close
          aria-label={common('close')}
          className="grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </Radix.Close>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        aria-busy={isSearching}
        // Browsers make what scrolls a stop of the Tab key; the arrow keys scroll it.
        tabIndex={-1}
        className={`min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 ${isSearching ? 'refreshing' : ''} ${count === 0 ? 'hidden' : ''}`}
      >
        <Groups
          groups={groups}
          active={active}
          optionId={optionId}
          onActivate={setActive}
          onChoose={onClose}
        />
      </div>
      <p
        role="status"
        className={count > 0 && !error ? 'sr-only' : 'px-5 py-10 text-center text-sm text-muted'}
      >
        {statusOf(t, { error, isSearching, count, text })}
      </p>
      <p
        aria-hidden
        className="hidden shrink-0 gap-4 border-t border-line bg-canvas px-4 py-2.5 text-xs text-muted sm:flex"
      >
        <span>{t('hints.move')}</span>
        <span>{t('hints.open')}</span>
        <span>{t('hints.close')}</span>
      </p>
    </>
  )
}

type Status = { error: Error | null; isSearching: boolean; count: number; text: string }

function statusOf(t: FinderTexts['t'], { error, isSearching, count, text }: Status): string {
  if (error) return failureText(error, t('failed'))
  if (isSearching && count === 0) return t('searching')
  if (count === 0) return t('nothing', { text })
  return text === '' || isSearching ? '' : t('found', { count })
}

type GroupsProps = {
  groups: readonly EntryGroup[]
  active: number
  optionId: (place: number) => string
  onActivate: (place: number) => void
  onChoose: () => void
}

function Groups({ groups, active, optionId, onActivate, onChoose }: GroupsProps) {
  let place = 0
  return groups.map(({ title, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: options are grouped so in a listbox
    <div key={title} role="group" aria-label={title} className="not-first:mt-2">
      <p aria-hidden className="px-3 pt-1.5 pb-1 text-xs font-semibold text-muted">
        {title}
      </p>
      {entries.map((entry) => {
        const own = place++
        return (
          <FinderOption
            key={entry.id}
            id={optionId(own)}
            entry={entry}
            isActive={own === active}
            onActivate={() => onActivate(own)}
            onChoose={onChoose}
          />
        )
      })}
    </div>
  ))
}
