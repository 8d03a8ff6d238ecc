import { z } from 'zod';
import { line } from './multimedia/block-parts.ts';
import { addressSchema, artNameSchema } from './texts.ts';
import { tellsWhich } from './told-names.ts';

export const navigatorCardSchema = z.strictObject({
  /** `yes` shows the card; anything else hides it. */
  show: z.string().max(20),
  title: tellsWhich('navigatorCards', line(80)),
  /** A page below the company, an https:// address, or `company-rk` for the record keeper. */
  linkTo: addressSchema,
  /** The part of the current address that `linkTo` replaces. */
  linkFromPathName: z
    .string()
    .max(120)
    .regex(/^\/?[a-z0-9][a-z0-9/_-]*$/i, 'a part of an address, such as money-minute')
    .optional(),
  footerLabel: line(60).optional(),
  footerSubLabel: line(120).optional(),
  mobileImgPath: artNameSchema,
  desktopImgPath: artNameSchema,
  newWindow: z.boolean().optional(),
});
export type NavigatorCard = z.infer<typeof navigatorCardSchema>;
