'use client'

import { ArrowDown, ArrowUp, ChevronUp, Copy, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { languageName } from '@/components/back-office/language/language-name'
import { Select } from '@/components/ui/fields/select'
import { SelectField } from '@/components/ui/fields/select-field'
import { Switch } from '@/components/ui/fields/switch'
import { RowAction } from '@/components/ui/list/row-action'
import { speechOf } from '@/lib/content/blocks/block-words'
import type { AddedBlock } from '@/lib/content/pages/page-blocks'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import { MOST_BLOCKS } from '@/lib/settings/blocks'
import type { FormProps } from './block-fields'

/** An entry of the list: a block of the owner's, or what stands on the page anyway. */
export type Place<One extends AddedBlock> = { key: string } & (
  | {
      block: One
      /** Where its fields are in what the server refuses, such as `blocks.3.`. */
      path: string
    }
  | { name: string; text?: string; visibility: ReactNode }
)

type BlockListProps<One extends AddedBlock> = {
  places: readonly Place<One>[]
  /** In the order in which they are offered. */
  kinds: readonly One['kind'][]
  hasRoom: boolean
  /** What the server refused, by the path of the field. */
  problems: ReadonlyMap<string, string> | undefined
  /** In which the blocks' words are shown and changed. */
  language: TranslatedLocale
  /** Without it, the language is chosen elsewhere. */
  onLanguage?: (language: TranslatedLocale) => void
  onMove: (from: number, step: -1 | 1) => void
  onAdd: (kind: One['kind']) => One
  onCopy: (block: One) => void
  onDelete: (block: One) => void
  onChange: (block: One) => void
  form: (props: FormProps<One>) => ReactNode
}

/** What a block is called: its kind, and its heading where it has one. */
function useBlockName(language: TranslatedLocale) {
  const t = useTranslations('backOffice.homepage.blocks')
  return (block: AddedBlock): string => {
    const kind = t(`kinds.${block.kind}`)
    const words = block.kind === 'picture' ? block.alt : block.heading
    const heading = speechOf(block, language, language).say(words)
    return heading ? t('named', { kind, heading }) : kind
  }
}

/** The blocks of a page among what stands there anyway: their order, which are shown, and what they say. */
export function BlockList<One extends AddedBlock>({
  places,
  kinds,
  hasRoom,
  problems,
  language,
  form,
  ...on
}: BlockListProps<One>) {
  const t = useTranslations('backOffice.homepage')
  const blockName = useBlockName(language)
  const [announcement, setAnnouncement] = useState('')
  const [open, setOpen] = useState<number>()
  const adding = useRef<HTMLDivElement>(null)
  const { onLanguage } = on
  const nameOf = (place: Place<One>) => ('block' in place ? blockName(place.block) : place.name)

  function move(from: number, step: -1 | 1) {
    const place = places[from]
    if (!place) return
    on.onMove(from, step)
    setAnnouncement(
      t('layout.moved', { name: nameOf(place), place: from + step + 1, count: places.length }),
    )
  }

  function add(value: string) {
    const kind = kinds.find((one) => one === value)
    if (!kind) return
    const block = on.onAdd(kind)
    setOpen(block.id)
    setAnnouncement(t('blocks.added', { name: blockName(block) }))
  }

  function copy(block: One) {
    on.onCopy(block)
    setAnnouncement(t('blocks.copied', { name: blockName(block) }))
  }

  function remove(block: One) {
    on.onDelete(block)
    setAnnouncement(t('blocks.deleted', { name: blockName(block) }))
    // Its button is gone, and the focus would be with it.
    adding.current?.focus()
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {onLanguage && places.some((place) => 'block' in place) && (
        <LanguageField language={language} onLanguage={onLanguage} />
      )}
      <ol className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {places.map((place, index) => {
          const name = nameOf(place)
          return (
            <li key={place.key} className="px-3 py-2.5 sm:px-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <div className="flex">
                  <RowAction
                    isSmall
                    icon={ArrowUp}
                    label={t('layout.moveUp', { name })}
                    isInactive={index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <RowAction
                    isSmall
                    icon={ArrowDown}
                    label={t('layout.moveDown', { name })}
                    isInactive={index === places.length - 1}
                    onClick={() => move(index, 1)}
                  />
                </div>
                <div className="min-w-0 grow basis-32 [overflow-wrap:anywhere]">
                  <p className="text-sm font-semibold">{name}</p>
                  {'text' in place && place.text && (
                    <p className="text-xs text-muted">{place.text}</p>
                  )}
                </div>
                <div className="ms-auto flex items-center gap-3">
                  {'block' in place ? (
                    <>
                      <BlockActions
                        name={name}
                        isOpen={open === place.block.id}
                        canCopy={hasRoom}
                        onOpen={(isOpen) => setOpen(isOpen ? place.block.id : undefined)}
                        onCopy={() => copy(place.block)}
                        onDelete={() => remove(place.block)}
                      />
                      <Switch
                        aria-label={t('layout.show', { name })}
                        checked={!place.block.isHidden}
                        onCheckedChange={(isShown) =>
                          on.onChange({ ...place.block, isHidden: !isShown })
                        }
                      />
                    </>
                  ) : (
                    place.visibility
                  )}
                </div>
              </div>
              {'block' in place && (
                <BlockEditor
                  block={place.block}
                  name={name}
                  isOpen={open === place.block.id}
                  problems={problems}
                  path={place.path}
                  language={language}
                  onChange={on.onChange}
                  form={form}
                />
              )}
            </li>
          )
        })}
      </ol>
      <div ref={adding} tabIndex={-1} className="mt-3">
        {hasRoom ? (
          <Select
            aria-label={t('blocks.add')}
            value=""
            onChange={({ target }) => add(target.value)}
            className="w-full sm:w-72"
          >
            <option value="">{t('blocks.add')}</option>
            {kinds.map((kind: AddedBlock['kind']) => (
              <option key={kind} value={kind}>
                {t(`blocks.kinds.${kind}`)}
              </option>
            ))}
          </Select>
        ) : (
          <p className="text-sm text-muted">{t('blocks.full', { max: MOST_BLOCKS })}</p>
        )}
      </div>
    </>
  )
}

type LanguageFieldProps = {
  language: TranslatedLocale
  onLanguage: (language: TranslatedLocale) => void
}

function LanguageField({ language, onLanguage }: LanguageFieldProps) {
  const t = useTranslations('backOffice.homepage.blocks')
  return (
    <SelectField
      id="blocks-language"
      label={t('language')}
      hint={t('languageHint')}
      value={language}
      onChange={({ target }) => {
        const chosen = TRANSLATED_LOCALES.find((one) => one === target.value)
        if (chosen) onLanguage(chosen)
      }}
      className="mb-4"
    >
      {TRANSLATED_LOCALES.map((one) => (
        <option key={one} value={one}>
          {languageName(one)}
        </option>
      ))}
    </SelectField>
  )
}

type BlockActionsProps = {
  name: string
  isOpen: boolean
  canCopy: boolean
  onOpen: (isOpen: boolean) => void
  onCopy: () => void
  onDelete: () => void
}

function BlockActions({ name, isOpen, canCopy, onOpen, onCopy, onDelete }: BlockActionsProps) {
  const t = useTranslations('backOffice.homepage.blocks')
  return (
    <div className="flex">
      <RowAction
        isSmall
        icon={isOpen ? ChevronUp : Pencil}
        label={isOpen ? t('hide', { name }) : t('edit', { name })}
        onClick={() => onOpen(!isOpen)}
      />
      <RowAction
        isSmall
        icon={Copy}
        label={t('copy', { name })}
        isInactive={!canCopy}
        onClick={onCopy}
      />
      <RowAction isSmall isDanger icon={Trash2} label={t('delete', { name })} onClick={onDelete} />
    </div>
  )
}

type BlockEditorProps<One extends AddedBlock> = Omit<FormProps<One>, 'errorOf'> & {
  isOpen: boolean
  problems: ReadonlyMap<string, string> | undefined
  /** Where its fields are among those of the page. */
  path: string
  form: (props: FormProps<One>) => ReactNode
}

/** What a block says, while it is open; what was refused of it, in any case. */
function BlockEditor<One extends AddedBlock>({
  isOpen,
  problems,
  path,
  form,
  ...props
}: BlockEditorProps<One>) {
  const errorOf = (field: string) => problems?.get(path + field)
  const refused = [...(problems ?? [])]
    .filter(([field]) => field.startsWith(path))
    .map(([, message]) => message)
  if (isOpen)
    return <div className="mt-3 border-t border-line pt-4 pb-2">{form({ ...props, errorOf })}</div>
  return refused.length > 0 ? (
    <p className="mt-1.5 text-sm font-medium text-danger">{[...new Set(refused)].join(' · ')}</p>
  ) : null
}
