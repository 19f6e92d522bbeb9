-- How the gift cards of a gift look, and in which time zone its hour was chosen.
CREATE TYPE "GiftDesign" AS ENUM ('plain', 'birthday', 'thanks', 'winter');
ALTER TABLE "OrderGift" ADD COLUMN "design" "GiftDesign" NOT NULL DEFAULT 'plain',
ADD COLUMN "timeZone" TEXT;
