import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import type { Homepage, HomepageAnswer } from '@/lib/content/homepage/contracts'
import { bannerSlot } from '@/lib/media/site-image-slots'
import { PictureChoice } from './picture-choice'

type BannersPanelProps = {
  draft: Homepage
  categories: HomepageAnswer['categories']
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<Homepage>) => void
}

/** The pictures of the main categories. */
export function BannersPanel({ draft, categories, errorOf, onChange }: BannersPanelProps) {
  const t = useTranslations('backOffice.homepage')
  return (
    <Panel title={t('banners.title')} lead={t('banners.lead')}>
      <ul className="grid gap-x-6 gap-y-7 sm:grid-cols-2 2xl:grid-cols-3">
        {categories.map(({ id, name, slug, isActive }) => {
          const index = draft.banners.findIndex(({ categoryId }) => categoryId === id)
          const { key, defaultUrl } = bannerSlot({ slug, name })
          return (
            <li key={id}>
              <PictureChoice
                label={isActive ? name : t('banners.hidden', { name })}
                slot={key}
                shape="10 / 3"
                value={draft.banners[index]?.image ?? null}
                defaultUrl={defaultUrl}
                error={errorOf(`banners.${index}.image`)}
                onChange={(image) =>
                  onChange({
                    banners: draft.banners.map((banner) =>
                      banner.categoryId === id ? { ...banner, image } : banner,
                    ),
                  })
                }
              />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
