-- Where buyers of a product download it, and how they activate it.
ALTER TABLE "Product" ADD COLUMN "installerUrl" TEXT;
ALTER TABLE "Product" ADD COLUMN "activationSteps" TEXT[] DEFAULT ARRAY[]::TEXT[];
