import type { Interpolation } from '@mui/material/styles';
import type { ButtonProps } from '../components/Button/Button.tsx';
import type { CheckboxFieldProps } from '../components/CheckboxField/CheckboxField.tsx';
import type { ChoiceFieldProps } from '../components/ChoiceField/ChoiceField.tsx';
import type { ContactChannelsProps } from '../components/ContactChannels/ContactChannels.tsx';
import type { ContactFormProps } from '../components/ContactForm/ContactForm.tsx';
import type { DateTimeFieldProps } from '../components/DateTimeField/DateTimeField.tsx';
import type { FeedbackFormProps } from '../components/FeedbackForm/FeedbackForm.tsx';
import type { FieldProps } from '../components/Field/Field.tsx';
import type { HeroProps } from '../components/Hero/Hero.tsx';
import type { IconProps } from '../components/Icon/Icon.tsx';
import type { LinkProps } from '../components/Link/Link.tsx';
import type { PhoneFieldProps } from '../components/PhoneField/PhoneField.tsx';
import type { RadioFieldProps } from '../components/RadioField/RadioField.tsx';
import type { TextFieldProps } from '../components/TextField/TextField.tsx';
import type { TextTemplateProps } from '../templates/TextTemplate/TextTemplate.tsx';

/** Every component's properties by the name that a theme knows it by. */
export interface KitComponentsProps {
  KitButton: ButtonProps;
  KitCheckboxField: CheckboxFieldProps;
  KitChoiceField: ChoiceFieldProps;
  KitContactChannels: ContactChannelsProps;
  KitContactForm: ContactFormProps;
  KitDateTimeField: DateTimeFieldProps;
  KitFeedbackForm: FeedbackFormProps;
  KitField: FieldProps;
  KitHero: HeroProps;
  KitIcon: IconProps;
  KitLink: LinkProps;
  KitPhoneField: PhoneFieldProps;
  KitRadioField: RadioFieldProps;
  KitTextField: TextFieldProps;
  KitTextTemplate: TextTemplateProps;
}

type SlotOf<Props> = Props extends { readonly slotProps?: infer Slots | undefined }
  ? keyof NonNullable<Slots>
  : never;

/** What a theme may say of the kit's components: `theme.components.KitHero`. */
export type KitThemeComponents<Theme> = {
  [Name in keyof KitComponentsProps]?: {
    readonly defaultProps?: Partial<KitComponentsProps[Name]>;
    readonly styleOverrides?: Partial<
      Record<
        'root' | SlotOf<KitComponentsProps[Name]>,
        Interpolation<{ readonly theme: Theme } & Record<string, unknown>>
      >
    >;
    readonly variants?: {
      readonly props: Partial<KitComponentsProps[Name]>;
      readonly style: Interpolation<{ readonly theme: Theme }>;
    }[];
  };
};
