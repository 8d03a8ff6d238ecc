import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { splitField, type FieldTexts } from './split-field.tsx';

interface TextFieldProperties
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'id'> {}

export function TextField(field: TextFieldProperties) {
  const { frame, control } = splitField(field);
  return (
    <FieldFrame {...frame}>
      <input {...control} className={styles['text']} />
    </FieldFrame>
  );
}

interface TextAreaFieldProperties
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {}

export function TextAreaField(field: TextAreaFieldProperties) {
  const { frame, control } = splitField(field);
  return (
    <FieldFrame {...frame}>
      <textarea rows={8} {...control} className={styles['area']} />
    </FieldFrame>
  );
}
