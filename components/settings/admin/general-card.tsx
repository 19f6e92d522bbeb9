import { TextField } from '@/components/ui/fields/text-field'
import {
  Card,
  EmailSetting,
  ParagraphSetting,
  TextSetting,
  useSettingsForm,
} from './setting-fields'

export function GeneralCard() {
  const { storeUrl } = useSettingsForm()
  return (
    <Card
      id="general"
      title="General Store Settings"
      lead="The store’s name and how it is reached. What you change is on the store at its next page view."
    >
      <TextSetting name="storeName" label="Store Name" required maxLength={80} />
      <TextField
        id="storeUrl"
        label="Store URL"
        value={storeUrl}
        readOnly
        className="[&_input]:bg-sunken"
        hint="Set where the store is deployed (SITE_URL): links to another address would lead buyers away from their keys."
      />
      <ParagraphSetting
        name="storeDescription"
        label="Store Description"
        rows={3}
        maxLength={500}
        className="sm:col-span-2"
        hint="Stands in the footer. The first text is there in every language; your own is shown as you write it."
      />
      <EmailSetting
        name="adminEmail"
        label="Admin Email"
        hint="Gets the store’s notices, such as orders that wait for keys."
      />
      <EmailSetting
        name="supportEmail"
        label="Support Email"
        hint="Shown in the store and in mails; answers go there."
      />
      <TextSetting
        name="supportPhone"
        type="tel"
        label="Support Phone"
        maxLength={40}
        hint="Shown on the contact and help pages."
      />
      <EmailSetting name="refundsEmail" label="Refunds Email" />
      <EmailSetting name="careersEmail" label="Careers Email" />
      <EmailSetting name="legalEmail" label="Legal Email" />
      <EmailSetting name="privacyEmail" label="Privacy Email" />
      <ParagraphSetting
        name="returnsText"
        label="Returns Text"
        rows={4}
        maxLength={2000}
        className="sm:col-span-2"
        hint="The policy in short, on the returns page. The first text is there in every language; your own is shown as you write it."
      />
    </Card>
  )
}
