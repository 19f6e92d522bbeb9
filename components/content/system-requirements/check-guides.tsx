import { useLocale } from 'next-intl'
import { RichText } from '@/components/storefront/info/rich-text'
import { OPERATING_SYSTEMS } from '@/content/system-requirements'
import { englishText } from '@/lib/i18n/english'

/** How to check a computer's specifications, one guide per operating system. */
export function CheckGuides() {
  const english = englishText(useLocale())
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
      {OPERATING_SYSTEMS.map(({ id, name, check }) => (
        <section key={id} aria-labelledby={`check-${id}`}>
          <h3 id={`check-${id}`} className="border-b border-line pb-3 text-xl font-bold">
            {name}
          </h3>
          <ol className="mt-5 space-y-5" {...english}>
            {check.map((step, index) => (
              <li key={step} className="flex gap-3.5">
                <span
                  aria-hidden
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-ink text-sm font-bold text-on-fill tabular-nums"
                >
                  {index + 1}
                </span>
                <p className="min-w-0 leading-relaxed text-ink-soft">
                  <RichText text={step} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
