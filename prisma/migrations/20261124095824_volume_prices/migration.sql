-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "volumePrices" JSONB NOT NULL DEFAULT '[]';

-- A schema reads what is in it. That it is a list of at most five is held here as well.
ALTER TABLE "Product" ADD CONSTRAINT "Product_volumePrices_check"
  CHECK (jsonb_typeof("volumePrices") = 'array' AND jsonb_array_length("volumePrices") <= 5);
