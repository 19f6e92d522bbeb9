-- Groups may count in the searches of further languages.
ALTER TABLE "SearchSynonym" DROP CONSTRAINT "SearchSynonym_language_check";
ALTER TABLE "SearchSynonym" ADD CONSTRAINT "SearchSynonym_language_check"
  CHECK ("language" IN ('en', 'de', 'es', 'fr', 'pl', 'tr', 'ar', 'ja', 'ko', 'zh'));

-- What shoppers call the same things in these, in the groups that came with the store, unless the owner made something else of them.
UPDATE "SearchSynonym" g SET "phrases" = g."phrases" || n."phrases"
FROM (VALUES
  ('microsoft', '{"마이크로소프트","مايكروسوفت","ميكروسوفت"}'::text[]),
  ('windows', '{"ウインドウズ","윈도우","윈도우즈","ويندوز","وندوز"}'),
  ('office', '{"ofis","오피스","اوفس","اوفيس","أوفيس"}'),
  ('professional', '{"プロ","프로","专业版","专业","احترافي"}'),
  ('antivirus', '{"antywirus","antywirusa","program antywirusowy","ochrona przed wirusami","antivirüs","virüs programı","백신","바이러스 백신","مكافحة الفيروسات","مكافح الفيروسات","مضاد الفيروسات","مضاد فيروسات","انتي فيروس"}'),
  ('operating system', '{"system operacyjny","systemy operacyjne","işletim sistemi","işletim sistemleri","운영체제","운영 체제","نظام التشغيل","نظام تشغيل"}'),
  ('tax', '{"podatek","podatki","vergi","세금","ضريبة","الضرائب","ضرائب"}'),
  ('accounting', '{"księgowość","rachunkowość","muhasebe","회계","محاسبة","المحاسبة"}'),
  ('mac', '{"맥","맥북","マック","ماك","苹果"}'),
  ('year', '{"rok","lata","yıl","yıllık"}'),
  ('device', '{"urządzenie","urządzenia","urządzeń","stanowisk","cihaz"}'),
  ('student', '{"studentów","öğrenci","학생","طلاب","الطلاب","طالب"}'),
  ('family', '{"rodzina","rodziny","aile","가족","패밀리","家庭","عائلة","العائلة"}'),
  ('business', '{"firma","firmy","işletme","şirket","비즈니스","기업","اعمال","أعمال","الأعمال"}'),
  ('server', '{"serwer","serwera","sunucu","서버","خادم","سيرفر"}')
) n("first", "phrases")
WHERE g."isShipped" AND g."language" IS NULL AND n."first" = ANY(g."phrases") AND NOT g."phrases" && n."phrases";
