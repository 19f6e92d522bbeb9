'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '@/components/back-office/shell/panel'
import { Switch } from '@/components/ui/fields/switch'
import { RowAction } from '@/components/ui/list/row-action'
import { type Homepage, visibleSections } from '@/lib/homepage/contracts'
import { type HomeSection, SWITCHED_SECTIONS } from '@/lib/settings/home-page-settings'
import { SECTION_LABELS } from './section-labels'

type LayoutPanelProps = { draft: Homepage; onChange: (part: Partial<Homepage>) => void }

const isSwitched = (section: HomeSection) => SWITCHED_SECTIONS.some((other) => other === section)

/** The order and visibility of the home page's sections. */
export function LayoutPanel({ draft, onChange }: LayoutPanelProps) {
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
      `${SECTION_LABELS[moved].name} is now number ${from + step + 1} of ${next.length}`,
    )
  }

  function show(section: HomeSection, isShown: boolean) {
    const others = hiddenSections.filter((other) => other !== section)
    const isFree = (other: HomeSection): other is Homepage['hiddenSections'][number] =>
      !isSwitched(other)
    onChange({ hiddenSections: isShown || !isFree(section) ? others : [...others, section] })
  }

  return (
    <Panel title="Layout" lead="The order of the sections below the hero, and which are shown">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {sections.map((section, index) => {
          const { name, text } = SECTION_LABELS[section]
          return (
            <li key={section} className="flex items-center gap-3 px-3 py-2.5 sm:px-4">
              <div className="flex">
                <RowAction
                  isSmall
                  icon={ArrowUp}
                  label={`Move ${name} up`}
                  isInactive={index === 0}
                  onClick={() => move(index, -1)}
                />
                <RowAction
                  isSmall
                  icon={ArrowDown}
                  label={`Move ${name} down`}
                  isInactive={index === sections.length - 1}
                  onClick={() => move(index, 1)}
                />
              </div>
              <div className="min-w-0 flex-1">
                <p className="text-sm font-semibold">{name}</p>
                <p className="text-xs text-muted">{text}</p>
              </div>
              {isSwitched(section) ? (
                <p className="text-end text-xs text-muted">
                  {shown.includes(section) ? 'Shown' : 'Hidden'}: see Display
                </p>
              ) : (
                <Switch
                  aria-label={`Show ${name}`}
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
