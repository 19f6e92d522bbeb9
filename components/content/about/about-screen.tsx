import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import { CallToAction } from '@/components/storefront/call-to-action'
import { HelpStrip } from '@/components/storefront/info/help-strip'
import { PageHero } from '@/components/storefront/info/page-hero'
import { Section } from '@/components/storefront/info/section'
import { Stats } from '@/components/storefront/info/stats'
import { Icon } from '@/components/ui/icon/icon'
import { textLocaleOf } from '@/lib/i18n/locales'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { promisesOf, promiseValues } from '@/lib/settings/promises'
import type { Settings } from '@/lib/settings/registry'
import { type CountedFigures, shownFigures } from '@/lib/settings/stated-figures'
import { Story } from './story'
import { Teams } from './teams'
import { Values } from './values'

const PATH = '/about'

type Props = {
  settings: Settings
  counted: CountedFigures
  hasChat: boolean
  picture: string
  siteUrl: string
}

/** The about page. */
export function AboutScreen({ settings, counted, hasChat, picture, siteUrl }: Props) {
  const t = useTranslations('aboutPage')
  return (
    <>
      <PageHero
        trail={[{ name: t('metaTitle'), path: PATH }]}
        siteUrl={siteUrl}
        eyebrow={t('metaTitle')}
        title={t('title', { storeName: settings.storeName })}
        lead={t('lead', promiseValues(promisesOf(settings)))}
        aside={
          <Picture
            src={picture}
            // Only the default picture has a known alternative text; any other is decorative.
            alt={picture === SITE_IMAGE_SLOTS.about.defaultUrl ? t('imageAlt') : ''}
            width={1200}
            height={900}
            eager
            fetchPriority="high"
            widths={[390, 640, 828, 1280]}
            sizes="(min-width:64rem) 40vw,100vw"
            className="mx-auto aspect-4/3 w-full max-w-lg object-cover mask-x-from-94% mask-y-from-94%"
          />
        }
      >
        <div className="mt-12 sm:mt-14">
          <StoreStats settings={settings} counted={counted} />
        </div>
      </PageHero>
      <Section id="story" layout="split" title={t('story.title')}>
        <Story addresses={settings} />
      </Section>
      <Section
        id="values"
        layout="split"
        tone="ink"
        title={t('values.title')}
        lead={t('values.lead')}
      >
        <Values isGenuine={settings.genuinePromise} />
      </Section>
      <Section id="team" layout="split" title={t('team.title')} lead={t('team.lead')}>
        <Teams hasChat={hasChat} hasCareers={settings.careersPage} />
      </Section>
      <AboutCallToAction />
      <div className="pt-14 sm:pt-20">
        <HelpStrip />
      </div>
    </>
  )
}

function StoreStats({ settings, counted }: { settings: Settings; counted: CountedFigures }) {
  const home = useTranslations('home.stats')
  const t = useTranslations('aboutPage.stats')
  const { shown } = shownFigures(settings, counted, textLocaleOf(useLocale()))
  const { storeName, statedSatisfaction: percent } = settings
  return (
    <Stats
      label={home('title', { storeName })}
      stats={[
        ...shown.map(({ name, value }) => ({ value, label: home(name) })),
        ...(percent > 0
          ? [{ value: t('satisfaction', { percent }), label: t('satisfactionText') }]
          : []),
      ]}
    />
  )
}

function AboutCallToAction() {
  const t = useTranslations('aboutPage.cta')
  return (
    <CallToAction
      id="start"
      title={t('title')}
      text={t('text')}
      primary={{
        href: '/category/productivity',
        label: (
          <>
            {t('products')}
            <Icon name="arrow-right" className="rtl:-scale-x-100" />
          </>
        ),
      }}
      secondary={{
        href: '/knowledge-base',
        label: (
          <>
            <Icon name="book-open" />
            {t('knowledge')}
          </>
        ),
      }}
    />
  )
}
