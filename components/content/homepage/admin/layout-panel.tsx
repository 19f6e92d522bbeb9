'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Panel } from '@/components/back-office/shell/panel'
import { Switch } from '@/components/ui/fields/switch'
import { RowAction } from '@/components/ui/list/row-action'
import { type Homepage, visibleSections } from '@/lib/content/homepage/contracts'
import { type HomeSection, SWITCHED_SECTIONS } from '@/lib/settings/home-page-settings'

type LayoutPanelProps = { draft: Homepage; onChange: (part: Partial<Homepage>) => void }

const isSwitched = (section: HomeSection) => SWITCHED_SECTIONS.some((other) => other === section)

/** The order and visibility of the home page's sections. */
export function LayoutPanel({ draft, onChange }: LayoutPanelProps) {
  const t = useTranslations('backOffice.homepage')
  const [announcement, setAnnouncement] = useState('')
  const { sections, hiddenSections } = draft
  const shown = visibleSections(draft)

  function move(from: number, step: -1 | 1) {
    const next = [...sections]
    const [moved] = next.splice(from, 1)
    if (!moved) return
    next.splice(from + step, 0, moved)
    onChange({ sections: next })
    setAnnouncement(
      t('layout.moved', {
        name: t(`sections.${moved}.name`),
        place: from + step + 1,
        count: next.length,
      }),
    )
  }

  function show(section: HomeSection, isShown: boolean) {
    const others = hiddenSections.filter((other) => other !== section)
    const isFree = (other: HomeSection): other is Homepage['hiddenSections'][number] =>
      !isSwitched(other)
    onChange({ hiddenSections: isShown || !isFree(section) ? others : [...others, section] })
  }

  return (
    <Panel title={t('layout.title')} lead={t('layout.lead')}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {sections.map((section, index) => {
          const name = t(`sections.${section}.name`)
          return (
            <li key={section} className="flex items-center gap-3 px-3 py-2.5 sm:px-4">
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
              <div className="min-w-0 flex-1">
                <p className="text-sm font-semibold">{name}</p>
                <p className="text-xs text-muted">{t(`sections.${section}.text`)}</p>
              </div>
              {isSwitched(section) ? (
                <p className="text-end text-xs text-muted">
                  {shown.includes(section) ? t('layout.shown') : t('layout.hidden')}
                </p>
              ) : (
                <Switch
                  aria-label={t('layout.show', { name })}
                  checked={shown.includes(section)}
                  onCheckedChange={(isShown) => show(section, isShown)}
                />
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
