import { useLocale } from 'next-intl'
import { type Addresses, RichText } from '@/components/storefront/info/rich-text'
import { STORY } from '@/content/about'
import { englishText } from '@/lib/i18n/english'

/** The story of the store; its first paragraph leads in larger type. */
export function Story({ addresses }: { addresses: Addresses }) {
  const [opening = '', ...others] = STORY
  return (
    <div className="max-w-2xl" {...englishText(useLocale())}>
      <p className="text-xl leading-relaxed font-medium text-pretty sm:text-2xl sm:leading-relaxed">
        <RichText text={opening} addresses={addresses} />
      </p>
      <div className="mt-6 space-y-5 text-lg leading-relaxed text-pretty text-ink-soft">
        {others.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} addresses={addresses} />
          </p>
        ))}
      </div>
    </div>
  )
}
