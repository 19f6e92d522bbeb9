'use client'

import { ArrowDown, ArrowUp, ChevronUp, Copy, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { languageName } from '@/components/back-office/language/language-name'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { SelectField } from '@/components/ui/fields/select-field'
import { Switch } from '@/components/ui/fields/switch'
import { RowAction } from '@/components/ui/list/row-action'
import { speechOf } from '@/lib/content/homepage/block-words'
import { type Homepage, visibleSections } from '@/lib/content/homepage/contracts'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import { BLOCK_KINDS, type HomeBlock, MOST_BLOCKS } from '@/lib/settings/home-blocks'
import {
  type HomeSection,
  isBlockPlace,
  type PlacedSection,
  placeOf,
  SWITCHED_SECTIONS,
} from '@/lib/settings/home-page-settings'
import { added, copied, hasRoom, originalLayout, withBlock, withoutBlock } from './block-draft'
import { BlockForm } from './block-form'

type LayoutPanelProps = {
  draft: Homepage
  /** What the server refused, by the path of the field. */
  problems: ReadonlyMap<string, string> | undefined
  /** In which the blocks' words are shown and changed. */
  language: TranslatedLocale
  onLanguage: (language: TranslatedLocale) => void
  onChange: (part: Partial<Homepage>) => void
}

const isSwitched = (section: HomeSection) => SWITCHED_SECTIONS.some((other) => other === section)

/** The sections of the home page and the owner's blocks: their order, which are shown, and what the blocks say. */
export function LayoutPanel({ draft, problems, language, onLanguage, onChange }: LayoutPanelProps) {
  const t = useTranslations('backOffice.homepage')
  const [announcement, setAnnouncement] = useState('')
  const [open, setOpen] = useState<number>()
  const adding = useRef<HTMLDivElement>(null)
  const { sections, hiddenSections, blocks } = draft
  const shown = visibleSections(draft)

  function blockName(block: HomeBlock): string {
    const kind = t(`blocks.kinds.${block.kind}`)
    const words = block.kind === 'picture' ? block.alt : block.heading
    const heading = speechOf(block, language, language).say(words)
    return heading ? t('blocks.named', { kind, heading }) : kind
  }

  const blockAt = (section: PlacedSection) => blocks.find((block) => placeOf(block) === section)

  function nameOf(section: PlacedSection): string {
    if (!isBlockPlace(section)) return t(`sections.${section}.name`)
    const block = blockAt(section)
    return block ? blockName(block) : section
  }

  function move(from: number, step: -1 | 1) {
    const next = [...sections]
    const [moved] = next.splice(from, 1)
    if (!moved) return
    next.splice(from + step, 0, moved)
    onChange({ sections: next })
    setAnnouncement(
      t('layout.moved', { name: nameOf(moved), place: from + step + 1, count: next.length }),
    )
  }

  function show(section: HomeSection, isShown: boolean) {
    const others = hiddenSections.filter((other) => other !== section)
    const isFree = (other: HomeSection): other is Homepage['hiddenSections'][number] =>
      !isSwitched(other)
    onChange({ hiddenSections: isShown || !isFree(section) ? others : [...others, section] })
  }

  function add(value: string) {
    const kind = BLOCK_KINDS.find((one) => one === value)
    if (!kind) return
    const { block, layout } = added(draft, kind)
    onChange(layout)
    setOpen(block.id)
    setAnnouncement(t('blocks.added', { name: blockName(block) }))
  }

  function copy(original: HomeBlock) {
    const { layout } = copied(draft, original)
    onChange(layout)
    setAnnouncement(t('blocks.copied', { name: blockName(original) }))
  }

  function remove(block: HomeBlock) {
    onChange(withoutBlock(draft, block))
    setAnnouncement(t('blocks.deleted', { name: blockName(block) }))
    // Its button is gone, and the focus would be with it.
    adding.current?.focus()
  }

  return (
    <Panel
      title={t('layout.title')}
      lead={t('layout.lead')}
      actions={
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onChange(originalLayout())
            setAnnouncement(t('blocks.originalDone'))
          }}
        >
          <RotateCcw aria-hidden />
          {t('blocks.original')}
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {blocks.length > 0 && (
        <SelectField
          id="blocks-language"
          label={t('blocks.language')}
          hint={t('blocks.languageHint')}
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
      )}
      <ol className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {sections.map((section, index) => {
          const name = nameOf(section)
          const block = blockAt(section)
          return (
            <li key={section} className="px-3 py-2.5 sm:px-4">
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
                    isInactive={index === sections.length - 1}
                    onClick={() => move(index, 1)}
                  />
                </div>
                <div className="min-w-0 grow basis-32 [overflow-wrap:anywhere]">
                  <p className="text-sm font-semibold">{name}</p>
                  {!isBlockPlace(section) && (
                    <p className="text-xs text-muted">{t(`sections.${section}.text`)}</p>
                  )}
                </div>
                <div className="ms-auto flex items-center gap-3">
                  {block && (
                    <BlockActions
                      name={name}
                      isOpen={open === block.id}
                      canCopy={hasRoom(draft)}
                      onOpen={(isOpen) => setOpen(isOpen ? block.id : undefined)}
                      onCopy={() => copy(block)}
                      onDelete={() => remove(block)}
                    />
                  )}
                  {!isBlockPlace(section) && isSwitched(section) ? (
                    <p className="text-end text-xs text-muted">
                      {shown.includes(section) ? t('layout.shown') : t('layout.hidden')}
                    </p>
                  ) : (
                    <Switch
                      aria-label={t('layout.show', { name })}
                      checked={shown.includes(section)}
                      onCheckedChange={(isShown) =>
                        isBlockPlace(section)
                          ? block && onChange(withBlock(draft, { ...block, isHidden: !isShown }))
                          : show(section, isShown)
                      }
                    />
                  )}
                </div>
              </div>
              {block && (
                <BlockEditor
                  block={block}
                  name={name}
                  isOpen={open === block.id}
                  problems={problems}
                  path={`blocks.${blocks.indexOf(block)}.`}
                  language={language}
                  onChange={(changed) => onChange(withBlock(draft, changed))}
                />
              )}
            </li>
          )
        })}
      </ol>
      <div ref={adding} tabIndex={-1} className="mt-3">
        {hasRoom(draft) ? (
          <Select
            aria-label={t('blocks.add')}
            value=""
            onChange={({ target }) => add(target.value)}
            className="w-full sm:w-72"
          >
            <option value="">{t('blocks.add')}</option>
            {BLOCK_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`blocks.kinds.${kind}`)}
              </option>
            ))}
          </Select>
        ) : (
          <p className="text-sm text-muted">{t('blocks.full', { max: MOST_BLOCKS })}</p>
        )}
      </div>
    </Panel>
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

type BlockEditorProps = {
  block: HomeBlock
  name: string
  isOpen: boolean
  problems: LayoutPanelProps['problems']
  /** Where its fields are among those of the home page. */
  path: string
  language: TranslatedLocale
  onChange: (block: HomeBlock) => void
}

/** What a block says, while it is open; what was refused of it, in any case. */
function BlockEditor({ isOpen, problems, path, ...form }: BlockEditorProps) {
  const errorOf = (field: string) => problems?.get(path + field)
  const refused = [...(problems ?? [])]
    .filter(([field]) => field.startsWith(path))
    .map(([, message]) => message)
  if (isOpen)
    return (
      <div className="mt-3 border-t border-line pt-4 pb-2">
        <BlockForm errorOf={errorOf} {...form} />
      </div>
    )
  return refused.length > 0 ? (
    <p className="mt-1.5 text-sm font-medium text-danger">{[...new Set(refused)].join(' · ')}</p>
  ) : null
}
