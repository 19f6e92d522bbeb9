'use client'

import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Panel } from '@/components/back-office/shell/panel'
import { moved } from '@/components/content/blocks/admin/block-draft'
import { BlockForm } from '@/components/content/blocks/admin/block-form'
import { BlockList, type Place } from '@/components/content/blocks/admin/block-list'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/fields/switch'
import { type Homepage, visibleSections } from '@/lib/content/homepage/contracts'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { BLOCK_KINDS, type Block } from '@/lib/settings/blocks'
import {
  type HomeSection,
  isBlockPlace,
  placeOf,
  SWITCHED_SECTIONS,
} from '@/lib/settings/home-page-settings'
import { added, copied, hasRoom, originalLayout, withBlock, withoutBlock } from './layout-draft'

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
  const [said, setSaid] = useState('')
  const { sections, hiddenSections, blocks } = draft
  const shown = visibleSections(draft)

  function show(section: HomeSection, isShown: boolean) {
    const others = hiddenSections.filter((other) => other !== section)
    const isFree = (other: HomeSection): other is Homepage['hiddenSections'][number] =>
      !isSwitched(other)
    onChange({ hiddenSections: isShown || !isFree(section) ? others : [...others, section] })
  }

  const places = sections.flatMap((section): Place<Block>[] => {
    if (isBlockPlace(section)) {
      const at = blocks.findIndex((block) => placeOf(block) === section)
      const block = blocks[at]
      return block ? [{ key: section, block, path: `blocks.${at}.` }] : []
    }
    const name = t(`sections.${section}.name`)
    return [
      {
        key: section,
        name,
        text: t(`sections.${section}.text`),
        visibility: isSwitched(section) ? (
          <p className="text-end text-xs text-muted">
            {shown.includes(section) ? t('layout.shown') : t('layout.hidden')}
          </p>
        ) : (
          <Switch
            aria-label={t('layout.show', { name })}
            checked={shown.includes(section)}
            onCheckedChange={(isShown) => show(section, isShown)}
          />
        ),
      },
    ]
  })

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
            setSaid(t('blocks.originalDone'))
          }}
        >
          <RotateCcw aria-hidden />
          {t('blocks.original')}
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <BlockList
        places={places}
        kinds={BLOCK_KINDS}
        hasRoom={hasRoom(draft)}
        problems={problems}
        language={language}
        onLanguage={onLanguage}
        onMove={(from, step) => onChange({ sections: moved(sections, from, step) })}
        onAdd={(kind) => {
          const { block, layout } = added(draft, kind)
          onChange(layout)
          return block
        }}
        onCopy={(block) => onChange(copied(draft, block).layout)}
        onDelete={(block) => onChange(withoutBlock(draft, block))}
        onChange={(changed) => onChange(withBlock(draft, changed))}
        form={(props) => <BlockForm {...props} />}
      />
    </Panel>
  )
}
