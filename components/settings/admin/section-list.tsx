'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

type Section = { id: string; title: string }

/** Navigation of a long tab: jumps to a section, and marks the visible one. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations('backOffice.settings')
  const [read, setRead] = useState(sections[0]?.id)

  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        const first = sections.find(({ id }) => seen.has(id))
        if (first) setRead(first.id)
      },
      // Below the header, in the upper half of the window.
      { rootMargin: '-72px 0px -50% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  return (
    <nav aria-label={t('sectionList')} className="sticky top-22 hidden xl:block">
      <ul className="border-s border-line text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === read || undefined}
              className={`-ms-px block border-s-2 py-1.5 ps-3.5 transition-colors ${
                id === read
                  ? 'border-primary-strong font-semibold text-primary-deep'
                  : 'border-transparent text-ink-soft hover:text-ink'
              }`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SectionIndexProps = { sections: readonly Section[]; open: string | undefined }

/** The way to the sections on a phone, and back from the one that is open. */
export function SectionIndex({ sections, open }: SectionIndexProps) {
  const t = useTranslations('backOffice.settings')
  if (open)
    return (
      <a
        href="#all"
        className="mb-3 inline-flex min-h-11 items-center gap-1 font-semibold text-primary-strong sm:hidden"
      >
        <ChevronLeft aria-hidden className="size-4.5 rtl:rotate-180" />
        {t('allSections')}
      </a>
    )
  return (
    <nav aria-label={t('sectionList')} className="mb-6 sm:hidden">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 font-medium"
            >
              {title}
              <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted rtl:rotate-180" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
