import { useLocale } from 'next-intl'
import { RichText } from '@/components/storefront/info/rich-text'
import { values } from '@/content/about'
import { englishText } from '@/lib/i18n/english'

/** The store's values, on a dark band. */
export function Values({ isGenuine }: { isGenuine: boolean }) {
  return (
    <ol className="grid gap-x-16 gap-y-10 sm:grid-cols-2" {...englishText(useLocale())}>
      {values(isGenuine).map(({ title, text }) => (
        <li key={title} className="border-t border-white/25 pt-5">
          <h3 className="text-xl font-bold">{title}</h3>
          <p className="mt-2 text-[1.0625rem] leading-relaxed text-stone-300 [&_a]:text-primary-pale [&_a]:hover:text-white">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
