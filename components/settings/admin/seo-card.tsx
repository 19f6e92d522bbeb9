import { Card, ParagraphSetting, TextSetting, useSettingsForm } from './setting-fields'

const TITLE_GUIDE = 60
const DESCRIPTION_GUIDE = 160

export function SeoCard() {
  const { form } = useSettingsForm()
  const [title, description] = form.watch(['metaTitle', 'metaDescription'])
  return (
    <Card
      id="seo"
      title="SEO and Meta Settings"
      lead="What search engines and shared links say of the home page, and of other pages that have nothing of their own to say; in the store’s default language. An empty field leaves the store’s own words."
    >
      <TextSetting
        name="metaTitle"
        label="Meta Title"
        maxLength={200}
        hint={`${title.length} of ${TITLE_GUIDE} characters recommended`}
      />
      <TextSetting
        name="metaKeywords"
        label="Meta Keywords"
        maxLength={500}
        hint="Separated by commas."
      />
      <ParagraphSetting
        name="metaDescription"
        label="Meta Description"
        rows={3}
        maxLength={500}
        className="sm:col-span-2"
        hint={`${description.length} of ${DESCRIPTION_GUIDE} characters recommended`}
      />
      <TextSetting name="socialTitle" label="Social Title" maxLength={200} />
      <TextSetting
        name="socialImage"
        label="Social Image"
        maxLength={500}
        spellCheck={false}
        placeholder="/images/hero.webp"
        hint="A path of the store, or an https address; best 1200 × 630."
      />
      <ParagraphSetting
        name="socialDescription"
        label="Social Description"
        rows={3}
        maxLength={500}
        className="sm:col-span-2"
      />
    </Card>
  )
}
