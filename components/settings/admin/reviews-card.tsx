import { useTranslations } from 'next-intl'
import { Card, ParagraphSetting, SwitchSetting, TextSetting } from './setting-fields'

/** When buyers are asked for reviews, and whether these are read before they are shown. */
export function ReviewsCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="reviews" lead={t('leads.reviews')}>
      <TextSetting
        type="number"
        min={0}
        max={60}
        step={1}
        inputMode="numeric"
        name="reviewsAskAfterDays"
        hint={t('hints.reviewsAskAfterDays')}
      />
      <SwitchSetting name="reviewsModerated" hint={t('hints.reviewsModerated')} />
      <SwitchSetting name="productQuestions" hint={t('hints.productQuestions')} />
      <ParagraphSetting
        name="reviewIncentives"
        rows={2}
        maxLength={600}
        className="sm:col-span-2"
        hint={t('hints.reviewIncentives')}
      />
    </Card>
  )
}
