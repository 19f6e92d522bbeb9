import { useTranslations } from 'next-intl'
import { Card, ParagraphSetting, TextSetting, useSettingsForm } from './setting-fields'

const TITLE_GUIDE = 60
const DESCRIPTION_GUIDE = 160

export function SeoCard() {
  const t = useTranslations('backOffice.settings')
  const { form } = useSettingsForm()
  const [title, description] = form.watch(['metaTitle', 'metaDescription'])
  return (
    <Card id="seo" lead={t('leads.seo')}>
      <TextSetting
        name="metaTitle"
        maxLength={200}
        hint={t('hints.lengthGuide', { length: title.length, guide: TITLE_GUIDE })}
      />
      <TextSetting name="metaKeywords" maxLength={500} hint={t('hints.metaKeywords')} />
      <ParagraphSetting
        name="metaDescription"
        rows={3}
        maxLength={500}
        className="sm:col-span-2"
        hint={t('hints.lengthGuide', { length: description.length, guide: DESCRIPTION_GUIDE })}
      />
      <TextSetting name="socialTitle" maxLength={200} />
      <TextSetting
        name="socialImage"
        maxLength={500}
        spellCheck={false}
        placeholder="/images/hero.webp"
        hint={t('hints.socialImage')}
      />
      <ParagraphSetting
        name="socialDescription"
        rows={3}
        maxLength={500}
        className="sm:col-span-2"
      />
    </Card>
  )
}
