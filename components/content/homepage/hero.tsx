import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import { buttonStyle } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { textLocaleOf } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import type { HeroTexts } from '@/lib/settings/home-page-settings'
import { type Promises, promiseValues } from '@/lib/settings/promises'
import { roundCount } from '@/lib/settings/stated-figures'

type HeroProps = {
  /** The owner's texts; an empty one falls back to the default. */
  texts: HeroTexts
  image: string
  promises: Promises
  /** How many there are, where the store says so. */
  customers: number
}

export function Hero({ texts, image, promises, customers }: HeroProps) {
  const t = useTranslations('home.hero')
  const locale = textLocaleOf(useLocale())
  const trusted = customers > 0 && t('eyebrow', { customers: roundCount(customers, locale) })
  const eyebrow = texts.eyebrow || trusted
  return (
    <section className="overflow-hidden border-b border-line bg-[linear-gradient(180deg,var(--color-primary-soft),color-mix(in_srgb,var(--color-primary-soft)_45%,var(--color-surface))_70%,var(--color-surface))]">
      <div className="page-width grid items-center gap-x-12 gap-y-8 py-10 sm:py-14 lg:grid-cols-[1.08fr_1fr] lg:py-12">
        <div>
          {eyebrow && (
            <p className="mb-5 inline-flex items-center gap-2 rounded-full border border-primary/25 bg-surface px-3.5 py-1.5 text-sm font-semibold text-primary-deep">
              <Icon name="star" className="size-4 fill-primary text-primary" />
              {eyebrow}
            </p>
          )}
          <h1 className="text-[2.35rem] leading-display font-black tracking-display sm:text-5xl lg:text-[3.5rem]">
            {texts.title || t('title', promiseValues(promises))}
          </h1>
          <p className="mt-4 max-w-xl text-lg leading-relaxed text-ink-soft">
            {texts.text || t('text')}
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Link href="/categories" className={buttonStyle({ size: 'lg' })}>
              {texts.categoriesLabel || t('categories')}
              <Icon name="arrow-right" className="rtl:-scale-x-100" />
            </Link>
            <Link href="/deals" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
              {texts.dealsLabel || t('deals')}
            </Link>
          </div>
          <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium text-ink-soft">
            {promises.isGenuine && <Reason icon="badge-check" text={t('genuine')} />}
            <Reason icon="lock" text={t('securePayment')} />
            <Reason icon="user-round-x" text={t('noAccount')} />
          </ul>
        </div>
        <Picture
          src={image}
          // Only the default picture has a known alternative text; any other is decorative.
          alt={image === SITE_IMAGE_SLOTS.hero.defaultUrl ? t('imageAlt') : ''}
          width={1200}
          height={900}
          eager
          fetchPriority="high"
          widths={[390, 640, 828, 1280]}
          sizes="(min-width:80rem) 590px,(min-width:64rem) 46vw,(min-width:40rem) 576px,100vw"
          className="mx-auto aspect-4/3 w-full max-w-xl object-cover mask-x-from-96% mask-b-from-92% lg:max-w-none"
        />
      </div>
    </section>
  )
}

function Reason({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon name={icon} className="size-4.5 shrink-0 text-success" />
      {text}
    </li>
  )
}
