'use client'

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
