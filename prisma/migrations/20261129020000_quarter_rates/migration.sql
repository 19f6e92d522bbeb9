-- CreateTable
CREATE TABLE "QuarterRate" (
    "quarterEnd" DATE NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "perEuro" DECIMAL(18,8) NOT NULL,
    "day" DATE,
    "keptAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "QuarterRate_pkey" PRIMARY KEY ("quarterEnd", "currency"),
    CONSTRAINT "QuarterRate_perEuro_check" CHECK ("perEuro" > 0)
);
