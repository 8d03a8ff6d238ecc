import type { SameWords } from './same-words.ts';

/** What the studio says in Spanish about drawings and pictures. */
export const upload: SameWords['upload'] = {
  link: 'Agregar un dibujo o una imagen',
  title: 'Un dibujo o una imagen para {title}',
  lead: 'Un dibujo (SVG) va en la portada. Una imagen (PNG, JPEG, WebP) va como infografía. Entra en el borrador y sale con él.',
  file: 'Archivo',
  fileHelp:
    'Un dibujo tiene solo formas y colores, y {drawing} KB como máximo. Una imagen se achica aquí, en tu dispositivo, y lo que tu cámara le anotó se queda fuera.',
  name: 'Nombre del archivo',
  nameHelp: 'Minúsculas, cifras y guiones, como cover-lighthouse. Va en la dirección.',
  alt: 'Qué se ve, en {language}',
  altHelp:
    'Para quien no la ve. Si la imagen trae palabras o números, dilos aquí. Ejemplo: Un buzón amarillo junto a un sendero.',
  submit: 'Ponerlo en el borrador',
  sized:
    'Ya es más chica: {width} × {height} puntos y {kilobytes} KB. La copia para teléfonos tiene {mobile} KB.',
  sizing: 'Un momento: la imagen se achica …',
  notRead: 'Este archivo no se puede leer como imagen. Guárdalo antes como PNG o JPEG.',
  mistakesTitle: 'Primero corrige esto',
  fileMistakes: {
    noFile: 'Elige un archivo.',
    noPicture: 'Esto no es un dibujo ni una imagen. Elige un SVG, PNG, JPEG o WebP.',
    needsScript: 'Una imagen necesita JavaScript, que la achica. Un dibujo (SVG), no.',
    drawing: 'El dibujo trae algo que no puede llevar. Quítalo y elígelo otra vez:',
    drawingBytes: 'Un dibujo puede tener {kilobytes} KB. Simplifica sus formas.',
    pictureBytes: 'Una imagen puede tener {kilobytes} KB. Recórtala o elige una más sencilla.',
    pixels: 'Una imagen puede tener {megapixels} millones de puntos.',
    metadata: 'La imagen trae más que sus puntos ({found}), por ejemplo dónde se tomó.',
  },
  mistakes: {
    empty: 'Completa este campo.',
    tooLong: '200 caracteres como máximo.',
    line: 'Una sola línea de palabras, por favor.',
    letters:
      'Solo minúsculas de la a a la z, cifras y guiones entre ellas; 60 como máximo, y sin -mobile al final.',
    taken: 'Ya hay un archivo con este nombre. Nada se escribe encima: elige otro.',
    files: 'Este borrador ya trae {count} archivos, todos los que puede.',
  },
  line: 'Línea {line}: {message}',
};
